/* The rendezvous (src/fabric/root.c, join.c) of N ranks: whoever dies, fails to map or comes too
 * late, every other rank ends; and when one rank is told that the communicator exists, all have
 * mapped all memory.
 *
 * Left out: bytes, tokens, batches of descriptors, deadlines of single connections. Time is a
 * choice of the root: it may be up whenever ranks are missing. Broken variants, to be refuted:
 *   -DGO_WITHOUT_DONE  the root says GO together with the table
 *   -DNO_EOF           a rank does not notice that the root has died
 *   -DNO_LOSS          the root does not notice that a rank has died
 */
#define N 3

mtype = { HELLO, ACCEPTED, CLAIM, TABLE, DONE, CANNOT, GO, FAILED, LOST };
mtype = { RUNNING, JOINED, TOLD, ROOT_GONE, DEAD };

chan up[N] = [4] of { mtype };    /* rank -> root; LOST: the connection closed */
chan down[N] = [4] of { mtype };  /* root -> rank */
mtype outcome[N] = RUNNING;
byte mapped;                      /* ranks that have mapped everybody's memory */
bool root_open = true;
byte accidents = 1;               /* deaths and failures that may happen */

inline may_die(i)
{
    if
    :: accidents > 0 -> accidents--; outcome[i] = DEAD; up[i]!LOST; goto out
    :: true
    fi
}

/* The next word of the root, or the end of its connection once all words are read. */
inline listen(i, m)
{
    if
    :: down[i]?m
#ifndef NO_EOF
    :: !root_open && empty(down[i]) -> m = LOST
#endif
    fi;
    if
    :: m == FAILED ->
        assert(outcome[0] != JOINED && outcome[1] != JOINED && outcome[2] != JOINED);
        outcome[i] = TOLD; up[i]!LOST; goto out
    :: m == LOST -> outcome[i] = ROOT_GONE; up[i]!LOST; goto out
    :: else
    fi
}

proctype rank(byte i)
{
    mtype m;
    may_die(i);
    up[i]!HELLO;
    listen(i, m);
    assert(m == ACCEPTED);
    may_die(i);
    up[i]!CLAIM;
    listen(i, m);
    assert(m == TABLE);
#ifdef GO_WITHOUT_DONE
    listen(i, m);
    assert(m == GO && mapped == N);
#endif
    may_die(i);
    if
    :: accidents > 0 -> accidents--; up[i]!CANNOT   /* no address space, ... */
    :: true -> mapped++; up[i]!DONE
    fi;
    listen(i, m);
    assert(m == GO && mapped == N);
    outcome[i] = JOINED;
out:
    skip
}

inline tell_all(word)
{
    atomic {
        for (k : 0 .. N - 1) {
            if
            :: member[k] -> down[k]!word
            :: else
            fi
        }
    }
}

active proctype root()
{
    bool member[N];
    byte joined, claimed, done, i, k;
    mtype m;
    for (i : 0 .. N - 1) { run rank(i) }
    do
    :: true ->
        if
        :: up[0]?m -> i = 0
        :: up[1]?m -> i = 1
        :: up[2]?m -> i = 2
        :: done < N && accidents > 0 -> accidents--; goto closed    /* the root's process dies */
        :: joined < N -> tell_all(FAILED); break                    /* time is up */
        fi;
        if
        :: m == HELLO -> joined++; member[i] = true; down[i]!ACCEPTED
        :: m == CLAIM ->
            claimed++;
            if
            :: claimed == N ->
                tell_all(TABLE);
#ifdef GO_WITHOUT_DONE
                tell_all(GO)
#endif
            :: else
            fi
        :: m == DONE ->
            done++;
            if
            :: done == N -> tell_all(GO); break
            :: else
            fi
        :: m == CANNOT -> tell_all(FAILED); break
        :: m == LOST ->
#ifndef NO_LOSS
            member[i] = false;
            tell_all(FAILED);
            break
#else
            skip
#endif
        fi
    od;
    do                            /* lingers: latecomers are told, the others are done */
    :: up[0]?m -> if :: m == HELLO -> down[0]!FAILED :: else fi
    :: up[1]?m -> if :: m == HELLO -> down[1]!FAILED :: else fi
    :: up[2]?m -> if :: m == HELLO -> down[2]!FAILED :: else fi
    :: true -> break
    od;
closed:
    root_open = false;
    do                            /* words to a closed connection go nowhere */
    :: up[0]?m
    :: up[1]?m
    :: up[2]?m
    :: outcome[0] != RUNNING && outcome[1] != RUNNING && outcome[2] != RUNNING -> break
    od
}
