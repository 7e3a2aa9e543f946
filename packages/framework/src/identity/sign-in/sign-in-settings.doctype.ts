import { check, docType, grant, int, single, text, always } from '#framework/doctypes'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'

export const SignInSettings = docType('Sign In Settings', {
  naming: single,
  fields: {
    is_registration_open: check({
      label: 'Allow registration',
      default: 1,
      description: 'Anyone who verifies a phone number can create a customer account',
    }),
    staff_need_second_factor: check({
      label: 'Require two-step verification for staff',
      description: 'Staff sign in with a password and an authenticator app',
    }),
    codes_per_day: int({
      required: true,
      default: 2000,
      min: 0,
      max: 1_000_000,
      description: 'Maximum codes in a day for all people who have an account or a child at the school',
    }),
    new_codes_per_day: int({
      label: 'Codes per day for new numbers',
      default: 500,
      min: 0,
      max: 1_000_000,
      description: 'Maximum codes in a day for all numbers without an account',
    }),
    code_countries: text({
      label: 'Countries for codes',
      default: 'IN',
      maxLength: 200,
      description: 'Countries whose mobile numbers receive codes, as two-letter codes: IN, AE, GB',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': grant({ select: always, read: always, write: always }) },
})

export function readSignInSettings(documents: Documents): Promise<Doc<typeof SignInSettings>> {
  return documents.asSystem().get(SignInSettings, SignInSettings.name)
}
