import { check, docType, grant, int, single, always } from '#framework/doctypes'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'

/** How people come in, as far as the organisation decides it. */
export const SignInSettings = docType('Sign In Settings', {
  naming: single,
  fields: {
    is_registration_open: check({
      default: 1,
      description: 'Whoever proves a phone number may open a customer’s account',
    }),
    staff_need_second_factor: check({
      description: 'System users sign in with a password and an authenticator app',
    }),
    codes_per_day: int({
      required: true,
      default: 2000,
      min: 0,
      max: 1_000_000,
      description: 'Codes sent to phones in a day, all people together',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': grant({ select: always, read: always, write: always }) },
})

export function readSignInSettings(documents: Documents): Promise<Doc<typeof SignInSettings>> {
  return documents.asSystem().get(SignInSettings, SignInSettings.name)
}
