import { identityEvents } from '../events.ts'
import { administrator } from '#framework/permissions'
import { type RateLimit, networkOf, rateLimitStatement } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import type { Contact } from '../own-details/own-details.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { hashSecret } from '../secrets.ts'
import type { Documents } from '#framework/documents'

export const SIGN_IN = 'sign in'

export interface CodeRequest {
  readonly sentTo: Contact
  readonly purpose: string
  readonly language: 'en' | 'hi' | 'ta' | null
  readonly limits?: readonly RateLimit[]
}

/** Throws InvalidPhoneNumberError for a number to which no codes are sent. */
export async function requireServedNumber(site: SignInContext['site'], phone: string): Promise<void> {
  const { code_countries: setting } = await site.read(administrator, readSignInSettings)
  const kind = codeNumber(phone, readCountries(setting) ?? [])
  if (kind === 'other country') throw identityErrors.unserved_country()
  if (kind === 'no mobile') throw identityErrors.no_mobile_number()
}

/**
 * Requests a code. The contact is looked up after the response, so that neither its text nor its timing reveals an
 * account. Throws RateLimitExceededError.
 */
export async function requestOneTimeCode(
  { site, origin }: SignInContext,
  request: CodeRequest,
): Promise<void> {
  const { sentTo, purpose, language } = request
  const { field, value } = sentTo
  if (field === 'phone') await requireServedNumber(site, value)
  const { address } = origin
  await consumeAttempt(site, request.limits ?? requestLimits({ sentTo: value, purpose, address }))
  const network = networkHash(address)
  const contact = field === 'phone' ? { phone: value } : { email: value }
  await site.write(administrator, (documents) =>
    documents.emit(identityEvents.code_requested, { ...contact, purpose, language, network }),
  )
}

const HOME_COUNTRY: CountryCode = 'IN'

/** Indian mobile numbers begin with 6 to 9; new series are assigned before any list has them. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/

/** Parses a setting of two-letter country codes; null for an unknown code. */
export function readCountries(setting: string | null): readonly CountryCode[] | null {
  const codes = (setting ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '')
  const countries = codes.filter((code) => isSupportedCountry(code))
  if (countries.length < codes.length) return null
  return countries.length === 0 ? [HOME_COUNTRY] : countries
}

export type CodeNumber = 'mobile' | 'no mobile' | 'other country'

/** Returns the number (E.164) for codes; premium, satellite and fixed lines are refused as no mobile numbers. */
export function codeNumber(phone: string, countries: readonly CountryCode[]): CodeNumber {
  if (phone.startsWith('+91')) {
    if (!countries.includes(HOME_COUNTRY)) return 'other country'
    return INDIAN_MOBILE.test(phone) ? 'mobile' : 'no mobile'
  }
  const parsed = parsePhoneNumberFromString(phone)
  if (!parsed?.country || !countries.includes(parsed.country)) return 'other country'
  return parsed.isValid() ? 'mobile' : 'no mobile'
}

const MINUTE = 60

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

export const PAUSE_SECONDS = 30

interface Request {
  /** E.164, or an e-mail address in lower case. */
  readonly sentTo: string
  readonly purpose: string
  readonly address: string | null
}

/** Rate limits of requests for a code: per number or mailbox and per network; none that others could use up. */
export function requestLimits({ sentTo, purpose, address }: Request): readonly RateLimit[] {
  const network = networkOf(address)
  return [
    { key: `code pause ${purpose} ${sentTo}`, most: 1, seconds: PAUSE_SECONDS },
    { key: `code hour ${sentTo}`, most: 5, seconds: HOUR },
    { key: `code day ${sentTo}`, most: 10, seconds: DAY },
    ...(network === null ? [] : [{ key: `code address ${network}`, most: 300, seconds: HOUR }]),
  ]
}

function networkHash(address: string | null): string | null {
  const network = networkOf(address)
  return network === null ? null : hashSecret(network)
}

const HOME_PREFIX = '+91'

/** Rate limit of numbers that are sold together: in India the operator's block of a million, elsewhere the country. */
export function prefixLimit(phone: string): RateLimit {
  const isHome = phone.startsWith(HOME_PREFIX)
  const prefix = phone.slice(0, isHome ? HOME_PREFIX.length + 4 : HOME_PREFIX.length)
  return { key: `code prefix ${prefix}`, most: isHome ? 200 : 30, seconds: HOUR }
}

interface NewContact {
  readonly contact: Contact
  readonly network: string | null
  readonly perDay: number
}

export function newContactLimits({ contact, network, perDay }: NewContact): readonly RateLimit[] {
  return [
    ...(network === null ? [] : [{ key: `code new address ${network}`, most: 60, seconds: HOUR }]),
    ...(contact.field === 'phone' ? [prefixLimit(contact.value)] : []),
    { key: 'code new all', most: perDay, seconds: DAY },
  ]
}

export function knownContactLimits(perDay: number): readonly RateLimit[] {
  return [{ key: 'code known all', most: perDay, seconds: DAY }]
}

export async function isWithin(documents: Documents, limits: readonly RateLimit[]): Promise<boolean> {
  for (const limit of limits) {
    const [usage] = await documents.asSystem().statement(rateLimitStatement(limit, documents.now), {})
    if (usage === undefined || usage.count > limit.most) return false
  }
  return true
}
