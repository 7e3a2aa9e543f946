/** Of the words on the form that a guardian agrees to; a change of them is a new version. */
export const CONSENT_VERSION = '2026-11'

interface Consent {
  readonly guardian_name: string | null
  readonly guardian_phone: string | null
  readonly guardian_consent: 0 | 1
}

export type ConsentField = keyof Consent

/** The first thing that is missing of a guardian's consent; null when it is whole. */
export function missingConsent({
  guardian_name,
  guardian_phone,
  guardian_consent,
}: Consent): ConsentField | null {
  if (!guardian_name) return 'guardian_name'
  if (!guardian_phone) return 'guardian_phone'
  return guardian_consent === 1 ? null : 'guardian_consent'
}
