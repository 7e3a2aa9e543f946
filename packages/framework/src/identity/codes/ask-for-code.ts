import { identityEvents } from '../events.ts'
import { administrator } from '#framework/permissions'
import type { RateLimit } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import type { Contact } from '../own-details/contact.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { networkMark, requestLimits } from './code-limits.ts'
import { codeNumber, readCountries } from './code-numbers.ts'

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
