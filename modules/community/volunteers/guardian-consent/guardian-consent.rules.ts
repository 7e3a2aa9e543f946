import { ageOn } from '#meta'

/** Version of the consent text; a changed text needs a new one. */
export const GUARDIAN_CONSENT_VERSION = '2026-12'

export interface GuardianContact {
  readonly phone: string | null
  readonly email: string | null
  readonly guardian_name: string | null
  readonly guardian_phone: string | null
  readonly guardian_email: string | null
}

export type ConsentField = 'guardian_name' | 'guardian_phone' | 'guardian_email' | 'guardian_consent'

/** Returns the first missing field; null when name and contact are given. */
export function findMissingContact({
  guardian_name,
  guardian_phone,
  guardian_email,
}: Pick<GuardianContact, 'guardian_name' | 'guardian_phone' | 'guardian_email'>): ConsentField | null {
  if (!guardian_name) return 'guardian_name'
  return guardian_phone || guardian_email ? null : 'guardian_phone'
}

/** Returns the contact that is the minor's own, which would let the minor consent. */
export function findOwnContact({
  phone,
  email,
  guardian_phone,
  guardian_email,
}: GuardianContact): ConsentField | null {
  if (guardian_phone !== null && guardian_phone === phone) return 'guardian_phone'
  const isSame = guardian_email !== null && guardian_email.toLowerCase() === email?.toLowerCase()
  return isSame ? 'guardian_email' : null
}

const AGE_OF_MAJORITY = 18

export function isMinor(dateOfBirth: string, day: string): boolean {
  return ageOn(dateOfBirth, day) < AGE_OF_MAJORITY
}
