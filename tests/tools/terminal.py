"""What a program shows on a terminal."""
import os
import pty


def shown(*command):
    """All that `command` writes to the terminal it runs on; it must end well."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], command)
    text = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # Linux's end of a terminal
            piece = b""
        if not piece:
            break
        text += piece
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0, text
    return text
