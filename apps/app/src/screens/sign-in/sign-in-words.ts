import { MelaError } from '#client'
import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/text.ts'

const known: Readonly<Record<string, MessageId>> = {
  'identity.wrong_code': 'proof.code_wrong',
  'identity.no_mobile_number': 'sign_in.no_mobile',
  'identity.unserved_country': 'sign_in.no_country',
  'identity.wrong_credentials': 'sign_in.wrong_password',
  'identity.closed_registration': 'sign_in.closed',
}

/** What went wrong, in words of the person's language; what is not known by name did not get through. */
export function signInWords(error: unknown, t: Translate): string {
  if (!(error instanceof MelaError)) return t('proof.failed')
  const id = known[error.code]
  if (id !== undefined) return t(id)
  if (error.status !== 429) return t('proof.failed')
  return t('proof.too_many', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
}

/** The code is right, and nobody has an account with the number yet. */
export const hasNoAccount = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.no_account'

/** Who works here comes in by password: a phone can be lost with its number. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.needs_password'
