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

/** The purpose of codes that sign in; other rooms have purposes of their own. */
export const SIGN_IN = 'sign in'

export interface CodeRequest {
  readonly sentTo: Contact
  readonly purpose: string
  readonly language: 'en' | 'hi' | 'ta' | null
  /** For a purpose with an audience: how often it may be asked for. What is sent is counted when it is sent. */
  readonly limits?: readonly RateLimit[]
}

/** Throws InvalidPhoneNumberError for a number to which no codes go. */
export async function requireServedNumber(site: SignInContext['site'], phone: string): Promise<void> {
  const { code_countries: setting } = await site.read(administrator, readSignInSettings)
  const kind = codeNumber(phone, readCountries(setting) ?? [])
  if (kind === 'other country') throw identityErrors.unserved_country()
  if (kind === 'no mobile') throw identityErrors.no_mobile_number()
}

/**
 * Asks for a code to be made and sent. Whether anybody has the number or address is found out after the answer has left, so neither
 * its words nor its time tell. Throws RateLimitExceededError.
 */
export async function askForCode({ site, origin }: SignInContext, request: CodeRequest): Promise<void> {
  const { sentTo, purpose, language } = request
  const { field, value } = sentTo
  if (field === 'phone') await requireServedNumber(site, value)
  const { address } = origin
  await consumeAttempt(site, request.limits ?? requestLimits({ sentTo: value, purpose, address }))
  const network = networkMark(address)
  const contact = field === 'phone' ? { phone: value } : { email: value }
  await site.write(administrator, (documents) =>
    documents.emit(identityEvents.code_requested, { ...contact, purpose, language, network }),
  )
}

const HOME: CountryCode = 'IN'

/** At home new series are opened before any list has them: a mobile number begins with 6 to 9. */
const homeMobile = /^\+91[6-9]\d{9}$/

/** The countries that a setting names by two letters each; null for a word that is no country. */
export function readCountries(setting: string | null): readonly CountryCode[] | null {
  const words = (setting ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const countries = words.filter((word) => isSupportedCountry(word))
  if (countries.length < words.length) return null
  return countries.length === 0 ? [HOME] : countries
}

export type CodeNumber = 'mobile' | 'no mobile' | 'other country'

/** Whether codes go to a number (E.164): premium, satellite and fixed lines are no mobile numbers of any country. */
export function codeNumber(phone: string, countries: readonly CountryCode[]): CodeNumber {
  if (phone.startsWith('+91')) {
    if (!countries.includes(HOME)) return 'other country'
    return homeMobile.test(phone) ? 'mobile' : 'no mobile'
  }
  const parsed = parsePhoneNumberFromString(phone)
  if (!parsed?.country || !countries.includes(parsed.country)) return 'other country'
  return parsed.isValid() ? 'mobile' : 'no mobile'
}

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
function networkMark(address: string | null): string | null {
  const network = networkOf(address)
  return network === null ? null : hashSecret(network)
}

const HOME_PREFIX = '+91'

/** Numbers that are sold together: at home the operator's block of a million, elsewhere the country. */
export function prefixLimit(phone: string): RateLimit {
  const isHome = phone.startsWith(HOME_PREFIX)
  const prefix = phone.slice(0, isHome ? HOME_PREFIX.length + 4 : HOME_PREFIX.length)
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

/** Counts one code that is sent; false when that is all for now. */
export async function isWithin(documents: Documents, limits: readonly RateLimit[]): Promise<boolean> {
  for (const limit of limits) {
    const [usage] = await documents.asSystem().statement(rateLimitStatement(limit, documents.now), {})
    if (usage === undefined || usage.count > limit.most) return false
  }
  return true
}
