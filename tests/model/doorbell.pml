/* The doorbell of a device (src/fabric/doorbell.c): no wake-up is ever lost.
 *
 * A store does not reach the others at once: each process has a store buffer, emptied at any time;
 * a full fence waits until it is empty. Broken variants that must be refuted:
 *   -DNO_FENCE    the ringer does not fence between the flag and its look at `waiters`
 *   -DNO_TICKET   the sleeper sleeps whatever the doorbell says
 *   -DNO_RECHECK  the sleeper does not look at the flag again after it has said that it waits
 */
#define SLEEPERS 2

bool flag;                        /* what is waited for */
byte waiters;                     /* sleepers that have said so */
byte doorbell;                    /* the futex word */
bool asleep[SLEEPERS];

bool flag_buffered;               /* the ringer's store buffer */
bool waiter_buffered[SLEEPERS];   /* the sleepers' */

active proctype store_buffers()
{
end:
    do
    :: atomic { flag_buffered -> flag = true; flag_buffered = false }
    :: atomic { waiter_buffered[0] -> waiters++; waiter_buffered[0] = false }
    :: atomic { waiter_buffered[1] -> waiters++; waiter_buffered[1] = false }
    od
}

active proctype ringer()          /* a flag store, then fabric_ring_if_waited */
{
    flag_buffered = true;
#ifndef NO_FENCE
    !flag_buffered;
#endif
    if
    :: waiters > 0 ->
        doorbell++;
        atomic { asleep[0] = false; asleep[1] = false } /* FUTEX_WAKE */
    :: else
    fi
}

active [SLEEPERS] proctype sleeper()
{
    byte me = _pid - 2;
    byte ticket;
    waiter_buffered[me] = true;   /* fabric_doorbell_enter */
    !waiter_buffered[me];
    do
    :: ticket = doorbell;         /* fabric_doorbell_ticket */
#ifdef NO_RECHECK
        if
        :: doorbell > 0 && flag -> break
        :: else
        fi;
#else
        if
        :: flag -> break          /* the condition holds: do not sleep */
        :: else
        fi;
#endif
#ifdef NO_TICKET
        asleep[me] = true;
#else
        atomic {                  /* FUTEX_WAIT compares and sleeps in one step */
            if
            :: doorbell == ticket -> asleep[me] = true
            :: else
            fi
        };
#endif
        !asleep[me]               /* for ever asleep: an invalid end state */
    od;
    assert(flag)
}
