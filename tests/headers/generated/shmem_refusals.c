/* Proves: symmetric memory's host calls that are not built return the documented code and the
 * reason. Written by scripts/generate from interfaces/shmem.json; change the table, not this
 * file. */
int main(void)
{
    return 0; /* everything is built */
}
