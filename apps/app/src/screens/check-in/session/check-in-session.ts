import { siteTimeAt } from './site-clock.ts'
import type { CheckInCalls } from './check-in-calls.ts'
import type { CheckInStore, StoredMark, Roster, RosterAnswer } from './check-in-store.ts'
import { MelaError } from '#client'

/** Maximum number of marks that the server accepts at once. */
const MAX_MARKS = 200

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

async function marksNow(
  { store, event }: SessionOptions,
  held: HeldState,
  dropped: readonly string[] = [],
): Promise<readonly StoredMark[]> {
  const stored = await store.marks(event)
  const known = new Set([...dropped, ...stored.map(({ id }) => id)])
  return [...stored, ...held.get().marks.filter(({ id }) => !known.has(id))]
}

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

async function sendMarks(options: SessionOptions, held: HeldState): Promise<void> {
  const { event, store, calls, device } = options
  const { marks, cursor, roster, refused } = held.get()
  const unsent = marks.filter(({ is_sent }) => is_sent === 0)
  const batch = unsent.slice(0, MAX_MARKS)
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

/**
 * Creates a check-in session: its roster and marks are stored on the device first and sent when the server is
 * reachable.
 */
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
    // A mark is stored on the device before it is shown as recorded.
    await store.putMarks([stored])
    // A synchronisation may have read it from the device meanwhile.
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
    sync: () => reach(() => sendMarks(options, held)),
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
 * Runs one request at a time; the latest one that arrives meanwhile runs after it. A refusal or a failure leaves the
 * device's data unchanged.
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

interface SessionOptions {
  readonly account: string
  readonly event: string
  readonly store: CheckInStore
  readonly calls: CheckInCalls
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: () => number
  readonly device: () => string
  readonly newId: () => string
}

/** State of the connection. `shut`: the signed-in account may not check in here. */
type Network = 'unknown' | 'online' | 'offline' | 'signed out' | 'shut'

export interface CheckInState {
  readonly isOpened: boolean
  readonly roster: Roster | null
  readonly marks: readonly StoredMark[]
  readonly network: Network
  readonly isBusy: boolean
  readonly refused: number
  /** Cursor from which other devices' marks are requested; null before the first synchronisation. */
  readonly cursor: string | null
}

const closed: CheckInState = {
  ...{ isOpened: false, roster: null, marks: [], network: 'unknown' },
  ...{ isBusy: false, refused: 0, cursor: null },
}

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
