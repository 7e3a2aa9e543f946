import { networkOf, type RateLimit } from '#framework/rate-limit'
import type { Contact } from '../own-details/contact.ts'
import { hashSecret } from '../secrets.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Between two codes for one number. */
export const PAUSE_SECONDS = 30

interface Request {
  /** E.164, or an email address in lower case. */
  readonly sentTo: string
  readonly purpose: string
  readonly address: string | null
}

/** The limits of asking for a code: of one number or mailbox and of one network, and of nothing that others could use up. */
export function requestLimits({ sentTo, purpose, address }: Request): readonly RateLimit[] {
  const network = networkOf(address)
  return [
    { key: `code pause ${purpose} ${sentTo}`, most: 1, seconds: PAUSE_SECONDS },
    { key: `code hour ${sentTo}`, most: 5, seconds: HOUR },
    { key: `code day ${sentTo}`, most: 10, seconds: DAY },
    ...(network === null ? [] : [{ key: `code address ${network}`, most: 300, seconds: HOUR }]),
  ]
}

/** What tells networks apart where a code is sent; the address itself is not passed on. */
export function networkMark(address: string | null): string | null {
  const network = networkOf(address)
  return network === null ? null : hashSecret(network)
}

const HOME = '+91'

/** Numbers that are sold together: at home the operator's block of a million, elsewhere the country. */
export function prefixLimit(phone: string): RateLimit {
  const isHome = phone.startsWith(HOME)
  const prefix = phone.slice(0, isHome ? HOME.length + 4 : HOME.length)
  return { key: `code prefix ${prefix}`, most: isHome ? 200 : 30, seconds: HOUR }
}

interface ToStranger {
  readonly contact: Contact
  readonly network: string | null
  readonly perDay: number
}

/** What is sent to contacts that nobody has an account with: a network's, a block's and a day's share. */
export function strangerLimits({ contact, network, perDay }: ToStranger): readonly RateLimit[] {
  return [
    ...(network === null ? [] : [{ key: `code new address ${network}`, most: 60, seconds: HOUR }]),
    ...(contact.field === 'phone' ? [prefixLimit(contact.value)] : []),
    { key: 'code new all', most: perDay, seconds: DAY },
  ]
}

/** What is sent to people whom the site knows: strangers use up none of it. */
export function knownLimits(perDay: number): readonly RateLimit[] {
  return [{ key: 'code known all', most: perDay, seconds: DAY }]
}
