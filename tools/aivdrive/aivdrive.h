/* aivdrive: the sub-commands. main.c dispatches, one file per sub-command. */
#ifndef AIVDRIVE_TOOL_H
#define AIVDRIVE_TOOL_H

enum { CODE_OK = 0, CODE_FAILED = 1, CODE_USAGE = 2 };

/* argv[0] is the sub-command's name. Each returns the exit code. */
int command_env(int argc, char **argv);
int command_record(int argc, char **argv);
int command_check(int argc, char **argv);
int command_trace(int argc, char **argv);
int command_fidelity(int argc, char **argv);
int command_survey(int argc, char **argv);

#endif
