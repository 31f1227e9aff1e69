"""Checks of arguments. Each raises ValueError that names the argument, the value and what is allowed."""
import numpy as np


def array(name, value, write=False, shape=None, kinds=None):
    """`value` must be a dense NumPy array; `shape` has None where any size is allowed."""
    if not isinstance(value, np.ndarray):
        raise ValueError("%s is a %s; a numpy.ndarray is needed" % (name, type(value).__name__))
    if not value.flags.c_contiguous:
        raise ValueError("%s is not contiguous (shape %s, strides %s); pass "
                         "numpy.ascontiguousarray(%s)" % (name, value.shape, value.strides, name))
    if write and not value.flags.writeable:
        raise ValueError("%s is read-only; the call writes into it" % name)
    if kinds is not None and value.dtype.name not in kinds:
        raise ValueError("%s has elements of type %s; allowed are %s" %
                         (name, value.dtype.name, ", ".join(kinds)))
    if shape is not None and (len(shape) != value.ndim or
                              any(w is not None and w != n for w, n in zip(shape, value.shape))):
        wanted = "[%s]" % ", ".join("any" if w is None else str(w) for w in shape)
        raise ValueError("%s has the shape %s; %s is needed" % (name, list(value.shape), wanted))
    return value


def same_type(name, value, other, reference):
    if value.dtype != reference.dtype:
        raise ValueError("%s has elements of type %s, %s has %s; they must be the same" %
                         (name, value.dtype.name, other, reference.dtype.name))


def count(name, value, wanted, reason):
    if value.size != wanted:
        raise ValueError("%s has %d elements (shape %s); %d are needed: %s" %
                         (name, value.size, value.shape, wanted, reason))


def integer(name, value, low, high):
    try:
        number = int(value)
        exact = number == value
    except (TypeError, ValueError, OverflowError):
        exact = False
    if not exact or not low <= number <= high:
        raise ValueError("%s is %r; allowed are %d to %d" % (name, value, low, high))
    return number


def counts(name, values, size):
    """A list of `size` non-negative whole numbers."""
    try:
        result = np.asarray(values)
        whole = result.ndim == 1 and (result.size == 0 or (result == result.astype(np.int64)).all())
        result = result.astype(np.int64)
    except (TypeError, ValueError, OverflowError):
        raise ValueError("%s is %r; a list of %d whole numbers is needed" %
                         (name, values, size)) from None
    if not whole or result.shape != (size,):
        raise ValueError("%s is %r; %d whole numbers are needed, one per rank" %
                         (name, values, size))
    if (result < 0).any():
        raise ValueError("%s is %s; negative numbers are not allowed" % (name, result.tolist()))
    return result.astype(np.uint64)


def one_of(name, value, allowed):
    if value not in allowed:
        raise ValueError("%s is %r; allowed are %s" %
                         (name, value, ", ".join(repr(a) for a in allowed)))
    return value


def only(name, value, allowed, reason):
    """An argument of a known interface of which only one value is built."""
    if isinstance(value, np.ndarray) or value != allowed:
        shown = "an array" if isinstance(value, np.ndarray) else repr(value)
        raise NotImplementedError("%s is %s; %s. Allowed is %r" % (name, shown, reason, allowed))
