import { MelaEvent } from '#community/events'
import { datetime, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyValue, method } from '#framework/modules'
import { mergeMarks, type CheckInMark, type TicketStanding } from '#meta'
import { followStandings, keepMarks, lockTickets } from '../actions/keep-marks.ts'
import { siteCursor, siteNow } from '../actions/site-clock.ts'
import { countsOf, marksOfTickets, marksSince } from '../doctypes/check-in-mark.queries.ts'
import { ticketErrors } from '../errors.ts'
import { doorStaff } from '../rules/door-staff.ts'
import { MOST_MARKS, readMark } from '../rules/read-marks.ts'

function marksIn(value: unknown, door: { device: string; now: string }): readonly CheckInMark[] {
  const sent: readonly unknown[] = Array.isArray(value) ? value : []
  if (sent.length > MOST_MARKS) throw ticketErrors.too_many_marks(MOST_MARKS)
  return sent.map((one, place) => {
    const mark = readMark(one, door)
    if (mark === null) throw ticketErrors.not_a_mark(place + 1)
    return mark
  })
}

interface Taken {
  readonly accepted: readonly string[]
  /** Of tickets that this event does not know: they will never be taken. */
  readonly refused: readonly string[]
  readonly doubles: readonly Double[]
}

async function takeMarks(documents: Documents, event: string, marks: readonly CheckInMark[]): Promise<Taken> {
  const codes = [...new Set(marks.map(({ ticket_code }) => ticket_code))]
  const tickets = await lockTickets(documents, event, codes)
  const listed = new Set(tickets.map(({ ticket_code }) => ticket_code))
  await keepMarks(documents, { event, marks, tickets })
  const standings = mergeMarks(await marksOfTickets(documents, event, [...listed]))
  await followStandings(documents, tickets, standings)
  const idsOf = (isListed: boolean) =>
    marks.filter(({ ticket_code }) => listed.has(ticket_code) === isListed).map(({ id }) => id)
  return { accepted: idsOf(true), refused: idsOf(false), doubles: toldDoubles(standings) }
}

/**
 * A door brings what it noted down and hears what the others did. The same marks again change nothing. Whoever was let in
 * at two doors that did not know of each other is told as a double: both entries stand until somebody takes one back.
 */
export const sync = method({
  access: doorStaff,
  input: {
    event: text({ required: true }),
    device: text({ required: true, maxLength: 60 }),
    marks: anyValue,
    since: datetime(),
  },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const { event, device } = input
    const now = siteNow(documents, site)
    const marks = marksIn(input.marks, { device, now })
    const [known] = await documents.find(MelaEvent, { where: { name: event }, fields: ['name'], limit: 1 })
    if (!known) throw ticketErrors.no_event()
    const taken = await takeMarks(documents, event, marks)
    return {
      ...taken,
      counts: await countsOf(documents, event),
      changed: input.since === null ? [] : await marksSince(documents, event, input.since),
      as_of: now,
      cursor: siteCursor(documents, site),
    }
  },
})

/** Somebody came in with a ticket with which somebody was inside: both times and both doors. */
interface Double {
  readonly ticket_code: string
  readonly first_at: string
  readonly first_device: string
  readonly at: string
  readonly device: string
}

/** Every double entry among these tickets, the earliest first. */
function toldDoubles(standings: ReadonlyMap<string, TicketStanding>): readonly Double[] {
  const doubles = [...standings].flatMap(([ticket_code, { entered, doubles: again }]) =>
    again.map(({ at, device }) => ({
      ticket_code,
      first_at: entered?.at ?? at,
      first_device: entered?.device ?? device,
      at,
      device,
    })),
  )
  return doubles.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
}
