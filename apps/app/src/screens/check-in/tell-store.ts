import type { DoorPlace } from './door-place.ts'
import type { HeldState } from './door-state.ts'
import type { KeptMark, Roster, RosterAnswer } from './roster.ts'

/** As many as the store takes at once. */
const MOST_MARKS = 200

function rosterFrom(answer: RosterAnswer, public_keys: readonly string[], place: DoorPlace): Roster {
  const { event, attendees, as_of, cursor } = answer
  return {
    ...{ event: event.name, account: place.account, title: event.title, venue: event.venue },
    ...{ start_date: event.start_date, start_time: event.start_time },
    ...{ attendees, as_of, cursor, public_keys, fetched_at: place.now() },
  }
}

const asSent =
  (event: string) =>
  (mark: RosterAnswer['marks'][number]): KeptMark => ({ ...mark, event, is_sent: 1 })

/** What the device has, and what was noted down while it was read; without what the store will never take. */
async function marksNow(
  { store, event }: DoorPlace,
  held: HeldState,
  dropped: readonly string[] = [],
): Promise<readonly KeptMark[]> {
  const kept = await store.marks(event)
  const known = new Set([...dropped, ...kept.map(({ id }) => id)])
  return [...kept, ...held.get().marks.filter(({ id }) => !known.has(id))]
}

/** Fetches the list, and what proves its tickets, onto the device. */
export async function fetchRoster(place: DoorPlace, held: HeldState): Promise<void> {
  const { event, store, calls } = place
  const [answer, { keys }] = await Promise.all([calls.roster(event), calls.keys()])
  const public_keys = keys.map(({ public_key }) => public_key)
  const roster = rosterFrom(answer, public_keys, place)
  await store.keepRoster(roster)
  await store.keepMarks(answer.marks.map(asSent(event)))
  const marks = await marksNow(place, held)
  held.become({ roster, marks })
}

const onTheWire = ({ id, ticket_code, kind, at, undoes }: KeptMark) => ({ id, ticket_code, kind, at, undoes })

/** Tells what was noted down, part by part, and hears what the other doors did. */
export async function tellStore(place: DoorPlace, held: HeldState): Promise<void> {
  const { event, store, calls, device } = place
  const { marks, cursor, roster, refused } = held.get()
  const unsent = marks.filter(({ is_sent }) => is_sent === 0)
  const batch = unsent.slice(0, MOST_MARKS)
  const since = cursor ?? roster?.cursor ?? null
  const answer = await calls.sync({ event, device: device(), marks: batch.map(onTheWire), since })
  const accepted = new Set(answer.accepted)
  const taken = batch.filter(({ id }) => accepted.has(id)).map((mark): KeptMark => ({ ...mark, is_sent: 1 }))
  await store.keepMarks([...taken, ...answer.changed.map(asSent(event))])
  await store.dropMarks(answer.refused)
  const now = await marksNow(place, held, answer.refused)
  held.become({ cursor: answer.cursor, refused: refused + answer.refused.length, marks: now })
  if (unsent.length > batch.length) await tellStore(place, held)
}
