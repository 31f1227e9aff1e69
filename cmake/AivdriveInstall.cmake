# What make install copies; filled by cmake/AivdriveInstall.cmake.
