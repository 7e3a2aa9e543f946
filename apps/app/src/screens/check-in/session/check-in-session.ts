import { siteTimeAt } from './site-clock.ts'
import type { CheckInCalls } from './check-in-calls.ts'
import type { CheckInStore, StoredMark, Roster, RosterAnswer } from './check-in-store.ts'
import { MelaError } from '#client'

/** As many as the store takes at once. */
const MOST_MARKS = 200

function rosterFrom(answer: RosterAnswer, public_keys: readonly string[], options: SessionOptions): Roster {
  const { event, attendees, as_of, cursor } = answer
  return {
    ...{ event: event.name, account: options.account, title: event.title, venue: event.venue },
    ...{ start_date: event.start_date, start_time: event.start_time },
    ...{ attendees, as_of, cursor, public_keys, fetched_at: options.now() },
  }
}

const asSent =
  (event: string) =>
  (mark: RosterAnswer['marks'][number]): StoredMark => ({ ...mark, event, is_sent: 1 })

/** What the device has, and what was noted down while it was read; without what the store will never take. */
async function marksNow(
  { store, event }: SessionOptions,
  held: HeldState,
  dropped: readonly string[] = [],
): Promise<readonly StoredMark[]> {
  const stored = await store.marks(event)
  const known = new Set([...dropped, ...stored.map(({ id }) => id)])
  return [...stored, ...held.get().marks.filter(({ id }) => !known.has(id))]
}

/** Fetches the list, and what proves its tickets, onto the device. */
async function fetchRoster(options: SessionOptions, held: HeldState): Promise<void> {
  const { event, store, calls } = options
  const [answer, { keys }] = await Promise.all([calls.roster(event), calls.keys()])
  const public_keys = keys.map(({ public_key }) => public_key)
  const roster = rosterFrom(answer, public_keys, options)
  await store.putRoster(roster)
  await store.putMarks(answer.marks.map(asSent(event)))
  const marks = await marksNow(options, held)
  held.become({ roster, marks })
}

const onTheWire = ({ id, ticket_code, kind, at, undoes }: StoredMark) => ({
  id,
  ticket_code,
  kind,
  at,
  undoes,
})

/** Tells what was noted down, part by part, and hears what the other doors did. */
async function sendMarks(options: SessionOptions, held: HeldState): Promise<void> {
  const { event, store, calls, device } = options
  const { marks, cursor, roster, refused } = held.get()
  const unsent = marks.filter(({ is_sent }) => is_sent === 0)
  const batch = unsent.slice(0, MOST_MARKS)
  const since = cursor ?? roster?.cursor ?? null
  const answer = await calls.sync({ event, device: device(), marks: batch.map(onTheWire), since })
  const accepted = new Set(answer.accepted)
  const acceptedMarks = batch
    .filter(({ id }) => accepted.has(id))
    .map((mark): StoredMark => ({ ...mark, is_sent: 1 }))
  await store.putMarks([...acceptedMarks, ...answer.changed.map(asSent(event))])
  await store.dropMarks(answer.refused)
  const now = await marksNow(options, held, answer.refused)
  held.become({ cursor: answer.cursor, refused: refused + answer.refused.length, marks: now })
  if (unsent.length > batch.length) await sendMarks(options, held)
}

/** A door: its list and its marks, kept on the device first and told to the store whenever it can be reached. */
export function createCheckInSession(options: SessionOptions) {
  const { event, account, store } = options
  const held = createCheckInState()
  const reach = oneAtATime(held)

  const addMark = async (
    mark: Pick<StoredMark, 'ticket_code' | 'kind' | 'undoes'>,
  ): Promise<StoredMark | null> => {
    const { roster } = held.get()
    if (roster === null) return null
    const at = siteTimeAt(roster, options.now())
    const stored: StoredMark = {
      ...mark,
      id: options.newId(),
      at,
      device: options.device(),
      event,
      is_sent: 0,
    }
    // What is shown as noted down stands on the device first.
    await store.putMarks([stored])
    // A sync may have read it from the device meanwhile.
    const others = held.get().marks.filter(({ id }) => id !== stored.id)
    held.become({ marks: [...others, stored] })
    return stored
  }

  return {
    subscribe: held.subscribe,
    state: held.get,
    /** Shows what the device has; one whose storage is off has nothing. */
    async open() {
      const nothing: [Roster | null, readonly StoredMark[]] = [null, []]
      const [roster, marks] = await Promise.all([store.roster(account, event), store.marks(event)]).catch(
        () => nothing,
      )
      held.become({ isOpened: true, roster, marks })
    },
    /** Brings what was noted down, and hears of the other doors. */
    sync: () => reach(() => sendMarks(options, held)),
    /** Fetches the list anew, after everything is told. */
    refresh: () =>
      reach(async () => {
        if (held.get().roster !== null) await sendMarks(options, held)
        await fetchRoster(options, held)
      }),
    mark: (ticket_code: string, kind: 'in' | 'out') => addMark({ ticket_code, kind, undoes: null }),
    undo: ({ id, ticket_code }: Pick<StoredMark, 'id' | 'ticket_code'>) =>
      addMark({ ticket_code, kind: 'undo', undoes: id }),
  }
}

export type CheckInSession = ReturnType<typeof createCheckInSession>

type Work = () => Promise<void>

function networkAfter(error: unknown): Network {
  if (!(error instanceof MelaError)) return 'offline'
  if (error.status === 401) return 'signed out'
  if (error.status === 403) return error.is('AuthenticationError') ? 'signed out' : 'shut'
  return 'offline'
}

/**
 * Works with the store one thing at a time; the latest that is wanted meanwhile comes after it. What the store refuses or
 * does not answer leaves everything on the device as it is.
 */
function oneAtATime(held: HeldState) {
  let next: Work | null = null
  return async function reach(work: Work): Promise<void> {
    if (held.get().isBusy) {
      next = work
      return
    }
    held.become({ isBusy: true })
    const network = await work().then((): Network => 'online', networkAfter)
    held.become({ network, isBusy: false })
    const wanted = network === 'online' ? next : null
    next = null
    if (wanted) await reach(wanted)
  }
}

/** Where a door stands, and what it stands on. */
interface SessionOptions {
  readonly account: string
  readonly event: string
  readonly store: CheckInStore
  readonly calls: CheckInCalls
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: () => number
  /** Name of this door at this moment. */
  readonly device: () => string
  readonly newId: () => string
}

/** `shut`: somebody is signed in who may not stand here. */
type Network = 'unknown' | 'online' | 'offline' | 'signed out' | 'shut'

export interface CheckInState {
  /** False until the device's own storage has answered. */
  readonly isOpened: boolean
  readonly roster: Roster | null
  readonly marks: readonly StoredMark[]
  readonly network: Network
  readonly isBusy: boolean
  /** Marks that the store did not take, and never will. */
  readonly refused: number
  /** From when on the store is asked for other doors' marks; null before the first time. */
  readonly cursor: string | null
}

const closed: CheckInState = {
  ...{ isOpened: false, roster: null, marks: [], network: 'unknown' },
  ...{ isBusy: false, refused: 0, cursor: null },
}

/** What a door knows now, and who is told when it changes. */
function createCheckInState() {
  let state = closed
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    become(changes: Partial<CheckInState>) {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type HeldState = ReturnType<typeof createCheckInState>
