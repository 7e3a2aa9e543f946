import { check, docType, grant, int, single, text, always } from '#framework/doctypes'
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
      description: 'Codes sent in a day to people who have an account or a child here, all together',
    }),
    new_codes_per_day: int({
      default: 500,
      min: 0,
      max: 1_000_000,
      description: 'Codes sent in a day to numbers that nobody here has, all together',
    }),
    code_countries: text({
      default: 'IN',
      maxLength: 200,
      description: 'Countries whose mobile numbers are sent codes, by two letters each: IN, AE, GB',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': grant({ select: always, read: always, write: always }) },
})

export function readSignInSettings(documents: Documents): Promise<Doc<typeof SignInSettings>> {
  return documents.asSystem().get(SignInSettings, SignInSettings.name)
}
