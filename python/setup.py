"""pip install --no-build-isolation .    (in this folder)

The package is Python only; it loads libaivdrive.so at run time. With AIVDRIVE_LIBRARY set to that library
when it is built, it takes a copy along and needs nothing else.
"""
import os
import shutil

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py


class BuildWithLibrary(build_py):
    def run(self):
        super().run()
        library = os.environ.get("AIVDRIVE_LIBRARY")
        if library:
            target = os.path.join(self.build_lib, "aivdrive", "libaivdrive.so.0")
            shutil.copyfile(os.path.realpath(library), target)


MODULES = [name for name in ("umdk_cam_op_lib",) if os.path.exists(name + ".py")]
setup(packages=find_packages(include=["aivdrive", "aivdrive.*"]), py_modules=MODULES,
      cmdclass={"build_py": BuildWithLibrary})
