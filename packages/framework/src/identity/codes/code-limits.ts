import { networkOf, type Limit } from '#framework/limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const HOME = '+91'

/**
 * The numbers that are sold together: at home the operator's block of a million, elsewhere the country, for whoever pumps
 * messages into numbers of his own takes them from one block.
 */
export function prefixLimit(phone: string): Limit {
  const isHome = phone.startsWith(HOME)
  const prefix = phone.slice(0, isHome ? HOME.length + 4 : HOME.length)
  return { key: `code prefix ${prefix}`, most: isHome ? 200 : 30, seconds: HOUR }
}

/** At home only mobile numbers take messages: they begin with 6 to 9. */
export function canTakeCodes(phone: string): boolean {
  return !phone.startsWith(HOME) || /^\+91[6-9]/.test(phone)
}

/** Between two codes for one number. */
export const PAUSE_SECONDS = 30

interface Request {
  readonly phone: string
  readonly purpose: string
  readonly address: string | null
  readonly codesPerDay: number
}

/** What the house sends, to a block of numbers and to everybody together. */
export function sendingLimits(phone: string, codesPerDay: number): readonly Limit[] {
  return [prefixLimit(phone), { key: 'code all', most: codesPerDay, seconds: DAY }]
}

/** The limits of asking for a code, the narrow ones first: one number asked for too often uses up nobody else's. */
export function requestLimits({ phone, purpose, address, codesPerDay }: Request): readonly Limit[] {
  const network = networkOf(address)
  return [
    { key: `code pause ${purpose} ${phone}`, most: 1, seconds: PAUSE_SECONDS },
    { key: `code hour ${phone}`, most: 5, seconds: HOUR },
    { key: `code day ${phone}`, most: 10, seconds: DAY },
    ...(network === null ? [] : [{ key: `code address ${network}`, most: 300, seconds: HOUR }]),
    ...sendingLimits(phone, codesPerDay),
  ]
}
