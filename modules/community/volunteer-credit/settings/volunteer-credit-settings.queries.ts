import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { canGrantPoints } from '#money/rewards'
import { isWalletOn } from '#money/wallet'
import { VolunteerCreditSettings } from './volunteer-credit-settings.doctype.ts'

export type VolunteerCreditTerms = Doc<typeof VolunteerCreditSettings>

export const readVolunteerCreditTerms = (documents: Documents): Promise<VolunteerCreditTerms> =>
  documents.asSystem().get(VolunteerCreditSettings, VolunteerCreditSettings.name)

/** True when hours earn credit now: the switch is on, and so is what they become. */
export async function isCreditOn(
  documents: Documents,
  { is_on, becomes }: VolunteerCreditTerms,
): Promise<boolean> {
  if (is_on !== 1) return false
  return becomes === 'fee credit' ? isWalletOn(documents) : canGrantPoints(documents)
}
