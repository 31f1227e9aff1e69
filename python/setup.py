"""pip install --no-build-isolation .    (in this folder)

The package is Python only; it loads libaivdrive.so at run time. What these variables name when it is built goes
along, and then needs nothing else:
    AIVDRIVE_LIBRARY        libaivdrive.so
    AIVDRIVE_TORCH_LIBRARY  _aivdrive_torch.so, the PyTorch backend and operators (CMake target aivdrive_torch)
"""
import os
import shutil

from setuptools import Distribution, find_packages, setup
from setuptools.command.build_py import build_py

LIBRARIES = {"AIVDRIVE_LIBRARY": ("aivdrive", "libaivdrive.so.0"),
             "AIVDRIVE_TORCH_LIBRARY": ("aivdrive", "torch", "_aivdrive_torch.so")}
GIVEN = {os.path.join(*target): os.path.realpath(os.environ[name])
         for name, target in LIBRARIES.items() if os.environ.get(name)}


class BuildWithLibraries(build_py):
    def run(self):
        super().run()
        for target, source in GIVEN.items():
            place = os.path.join(self.build_lib, target)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            shutil.copyfile(source, place)


class Contents(Distribution):
    def has_ext_modules(self):
        """Libraries are for one kind of machine, and so is a wheel with them."""
        return bool(GIVEN)


MODULES = [name for name in ("umdk_cam_op_lib",) if os.path.exists(name + ".py")]
setup(packages=find_packages(include=["aivdrive", "aivdrive.*"]), py_modules=MODULES,
      cmdclass={"build_py": BuildWithLibraries}, distclass=Contents)
