import { isDate, markKinds, type CheckInMark, type MarkKind } from '#meta'

/** A door that was alone for longer sends its notes in parts. */
export const MAX_SCANS = 200

const ID = /^[\w-]{16,64}$/
const TICKET_CODE = /^[\w-]{1,40}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?$/

type Values = Readonly<Record<string, unknown>>

function matchText(values: Values, field: string, pattern: RegExp): string | null {
  const value = values[field]
  return typeof value === 'string' && pattern.test(value) ? value : null
}

/** A moment with all its digits, so that moments compare as texts. */
function parseMoment(values: Values): string | null {
  const text = matchText(values, 'at', MOMENT)
  if (text === null || !isDate(text.slice(0, 10))) return null
  return text.includes('.') ? text.padEnd(26, '0') : `${text}.000000`
}

interface ScanDevice {
  readonly device: string
  readonly now: string
}

/** An undo names what it takes back, and nothing else does; undefined where that is not so. */
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

/** A mark as a device sends it; null when it cannot be one. What comes from the future was noted down now. */
export function parseScan(value: unknown, scanDevice: ScanDevice): CheckInMark | null {
  return typeof value === 'object' && value !== null ? parseFields({ ...value }, scanDevice) : null
}
