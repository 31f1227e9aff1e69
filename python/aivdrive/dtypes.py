"""Element types: NumPy's, and the ones NumPy has no name for.

bfloat16 lives in uint16 arrays; calls that compute with it take dtype="bfloat16". Rows of experts
(aivdrive.Buffer) of type uint16 are always bfloat16.
"""
import numpy as np

# name -> (HcclDataType, aclDataType, NumPy type of the array)
TYPES = {
    "int8": (0, 2, np.int8), "int16": (1, 6, np.int16), "int32": (2, 3, np.int32),
    "float16": (3, 1, np.float16), "float32": (4, 0, np.float32), "int64": (5, 9, np.int64),
    "uint64": (6, 10, np.uint64), "uint8": (7, 4, np.uint8), "uint16": (8, 7, np.uint16),
    "uint32": (9, 8, np.uint32), "float64": (10, 11, np.float64), "bfloat16": (11, 27, np.uint16),
}
OPERATIONS = {"sum": 0, "prod": 1, "max": 2, "min": 3}


def name_of(array, dtype=None, argument="dtype"):
    """The name of an array's element type, dtype= considered."""
    own = array.dtype.name
    if dtype is None:
        if own == "bool":
            return "uint8"
        if own not in TYPES or not array.dtype.isnative:
            raise ValueError("%s: elements of type %s cannot be sent; allowed are %s" %
                             (argument, array.dtype.str, ", ".join(sorted(TYPES))))
        return own
    name = dtype if isinstance(dtype, str) else np.dtype(dtype).name
    if name not in TYPES:
        raise ValueError("dtype is %r; allowed are %s" % (name, ", ".join(sorted(TYPES))))
    if own != name and array.dtype != TYPES[name][2]:
        raise ValueError("dtype is %s, but %s has elements of type %s; %s lives in %s arrays" %
                         (name, argument, own, name, np.dtype(TYPES[name][2]).name))
    return name


def hccl_type(name):
    return TYPES[name][0]


def acl_type(name):
    return TYPES[name][1]


def operation(op):
    if op not in OPERATIONS:
        raise ValueError("op is %r; allowed are %s" % (op, ", ".join(OPERATIONS)))
    return OPERATIONS[op]


def to_bfloat16(values):
    """Rounds numbers to bfloat16, half to even; the result is a uint16 array of their bits."""
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    rounded = ((bits + (0x7FFF + ((bits >> 16) & 1)).astype(np.uint32)) >> 16).astype(np.uint16)
    nan = (bits & 0x7FFFFFFF) > 0x7F800000
    return np.where(nan, ((bits >> 16) | 0x40).astype(np.uint16), rounded)


def from_bfloat16(bits):
    """The float32 values of a uint16 array of bfloat16 bits."""
    return (np.ascontiguousarray(bits, dtype=np.uint16).astype(np.uint32) << 16).view(np.float32)
