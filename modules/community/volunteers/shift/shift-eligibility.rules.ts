import { ageOn } from '#meta'

export interface ShiftRequirements {
  readonly state: string
  readonly min_age: number | null
  readonly credential_needed: string | null
  readonly starts_at: string
  readonly ends_at: string
}

export interface CandidateVolunteer {
  readonly state: string
  readonly date_of_birth: string
}

/** A credential that the office verified. Null `expires_on` means unlimited. */
export interface ValidCredential {
  readonly kind: string
  readonly expires_on: string | null
}

interface EligibilityInput {
  readonly shift: ShiftRequirements
  readonly volunteer: CandidateVolunteer
  readonly credentials: readonly ValidCredential[]
}

export type EligibilityProblem = 'shift_not_open' | 'not_active' | 'too_young' | 'credential_missing'

export function hasRequiredCredential(
  shift: Pick<ShiftRequirements, 'credential_needed' | 'ends_at'>,
  credentials: readonly ValidCredential[],
): boolean {
  const { credential_needed: kind, ends_at } = shift
  if (kind === null) return true
  const lastDay = ends_at.slice(0, 10)
  return credentials.some(
    (credential) => credential.kind === kind && (credential.expires_on ?? lastDay) >= lastDay,
  )
}

export function findEligibilityProblem({
  shift,
  volunteer,
  credentials,
}: EligibilityInput): EligibilityProblem | null {
  if (volunteer.state !== 'active') return 'not_active'
  if (shift.state !== 'open') return 'shift_not_open'
  const age = ageOn(volunteer.date_of_birth, shift.starts_at.slice(0, 10))
  if (shift.min_age !== null && age < shift.min_age) return 'too_young'
  return hasRequiredCredential(shift, credentials) ? null : 'credential_missing'
}
