import type { PaySubject } from '../../../ui/pay/pay-subject.ts'
import { isName } from './opened-by.ts'
import type { Registration } from './registration-calls.ts'

export const EVENT_REGISTRATION = 'Event Registration'

/** Whoever holds the registration may pay it: its token is what he shows, unless it is his own and he is signed in. */
export const paySubjectOf = (
  { registration }: Pick<Registration, 'registration'>,
  opener: string,
): PaySubject => ({
  reference_type: EVENT_REGISTRATION,
  reference_name: registration,
  receipt_token: isName(opener) ? null : opener,
})

/** What opens the registration that a payment is for; null where it is for something else. */
export function openerIn(subject: PaySubject | undefined): string | null {
  if (subject?.reference_type !== EVENT_REGISTRATION) return null
  return subject.receipt_token ?? subject.reference_name
}
