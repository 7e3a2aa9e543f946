import { MelaEvent } from '#community/events'
import { datetime, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyValue, method } from '#framework/modules'
import { mergeMarks, type CheckInMark, type TicketStatus, isDate, markKinds, type MarkKind } from '#meta'
import { updateAttendance, insertScans, lockRosterTickets } from './record-scans.ts'
import { siteCursor, siteNow, countCheckIns, scansOfTickets, scansSince } from './check-in-mark.queries.ts'
import { ticketErrors } from '../errors.ts'
import { checkInStaff } from './check-in-mark.doctype.ts'

function parseScans(value: unknown, scanDevice: { device: string; now: string }): readonly CheckInMark[] {
  const sent: readonly unknown[] = Array.isArray(value) ? value : []
  if (sent.length > MAX_SCANS) throw ticketErrors.too_many_marks(MAX_SCANS)
  return sent.map((one, index) => {
    const scan = parseScan(one, scanDevice)
    if (scan === null) throw ticketErrors.not_a_mark(index + 1)
    return scan
  })
}

interface SyncResult {
  readonly accepted: readonly string[]
  readonly refused: readonly string[]
  readonly doubles: readonly DuplicateScan[]
}

async function recordScans(
  documents: Documents,
  event: string,
  marks: readonly CheckInMark[],
): Promise<SyncResult> {
  const codes = [...new Set(marks.map(({ ticket_code }) => ticket_code))]
  const tickets = await lockRosterTickets(documents, event, codes)
  const listed = new Set(tickets.map(({ ticket_code }) => ticket_code))
  await insertScans(documents, { event, marks, tickets })
  const ticketStatuses = mergeMarks(await scansOfTickets(documents, event, [...listed]))
  await updateAttendance(documents, tickets, ticketStatuses)
  const idsOf = (isListed: boolean) =>
    marks.filter(({ ticket_code }) => listed.has(ticket_code) === isListed).map(({ id }) => id)
  return { accepted: idsOf(true), refused: idsOf(false), doubles: listDuplicateScans(ticketStatuses) }
}

/**
 * Records scans of a device and returns those of others. Idempotent. A ticket checked in on two offline devices is
 * reported as a duplicate scan; both entries stay until one is undone.
 */
export const sync = method({
  access: checkInStaff,
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
    const marks = parseScans(input.marks, { device, now })
    const [known] = await documents.find(MelaEvent, { where: { name: event }, fields: ['name'], limit: 1 })
    if (!known) throw ticketErrors.no_event()
    const result = await recordScans(documents, event, marks)
    return {
      ...result,
      counts: await countCheckIns(documents, event),
      changed: input.since === null ? [] : await scansSince(documents, event, input.since),
      as_of: now,
      cursor: siteCursor(documents, site),
    }
  },
})

interface DuplicateScan {
  readonly ticket_code: string
  readonly first_at: string
  readonly first_device: string
  readonly at: string
  readonly device: string
}

function listDuplicateScans(ticketStatuses: ReadonlyMap<string, TicketStatus>): readonly DuplicateScan[] {
  const doubles = [...ticketStatuses].flatMap(([ticket_code, { entered, doubles: again }]) =>
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

/** Limit of scans per call; a device sends more in batches. */
const MAX_SCANS = 200

const ID = /^[\w-]{16,64}$/

const TICKET_CODE = /^[\w-]{1,40}$/

const MOMENT = /^(\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?$/

type Values = Readonly<Record<string, unknown>>

function matchText(values: Values, field: string, pattern: RegExp): string | null {
  const value = values[field]
  return typeof value === 'string' && pattern.test(value) ? value : null
}

/** Parses a time with all digits, so that times compare as texts. */
function parseMoment(values: Values): string | null {
  const text = matchText(values, 'at', MOMENT)
  if (text === null || !isDate(text.slice(0, 10))) return null
  return text.includes('.') ? text.padEnd(26, '0') : `${text}.000000`
}

interface ScanDevice {
  readonly device: string
  readonly now: string
}

/** Returns the scan that an undo names, null for other kinds; undefined when invalid. */
function parseUndone(values: Values, kind: MarkKind): string | null | undefined {
  if (kind !== 'undo') return null
  return matchText(values, 'undoes', ID) ?? undefined
}

function parseFields(values: Values, { device, now }: ScanDevice): CheckInMark | null {
  const kind = markKinds.find((known) => known === values['kind'])
  const undoes = kind && parseUndone(values, kind)
  const id = matchText(values, 'id', ID)
  const ticket_code = matchText(values, 'ticket_code', TICKET_CODE)
  const at = parseMoment(values)
  if (kind === undefined || undoes === undefined) return null
  if (id === null || ticket_code === null || at === null) return null
  return { id, ticket_code, kind, at: at < now ? at : now, device, undoes }
}

/** Parses a device's scan; null when invalid. A time in the future becomes now. */
export function parseScan(value: unknown, scanDevice: ScanDevice): CheckInMark | null {
  return typeof value === 'object' && value !== null ? parseFields({ ...value }, scanDevice) : null
}
