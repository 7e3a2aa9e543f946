import { expect, test } from 'vitest'
import { findEligibilityProblem, hasRequiredCredential } from './shift-eligibility.rules.ts'

const shift = {
  state: 'open',
  min_age: null,
  credential_needed: null,
  starts_at: '2026-12-05 09:00:00.000000',
  ends_at: '2026-12-05 12:00:00.000000',
}
const volunteer = { state: 'active', date_of_birth: '2010-12-06' }
const problem = (changes: object, held: readonly { kind: string; expires_on: string | null }[] = []) =>
  findEligibilityProblem({ shift: { ...shift, ...changes }, volunteer, credentials: held })

test('An open shift without conditions is for every active volunteer', () => {
  expect(problem({})).toBeNull()
  expect(
    findEligibilityProblem({ shift, volunteer: { ...volunteer, state: 'paused' }, credentials: [] }),
  ).toBe('not_active')
  expect(problem({ state: 'closed' })).toBe('shift_not_open')
})

test('Uses the age on the day of the shift', () => {
  expect(problem({ min_age: 15 })).toBeNull()
  expect(problem({ min_age: 16 })).toBe('too_young')
  expect(problem({ min_age: 16, starts_at: '2026-12-06 09:00:00.000000' })).toBeNull()
})

test('A credential must have the right kind and be valid on the day of the shift', () => {
  const needed = { credential_needed: 'First aid' }
  expect(problem(needed)).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'Police check', expires_on: null }])).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'First aid', expires_on: '2026-12-04' }])).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'First aid', expires_on: '2026-12-05' }])).toBeNull()
  expect(problem(needed, [{ kind: 'First aid', expires_on: null }])).toBeNull()
})

test('An overnight shift needs a credential that is valid in the morning', () => {
  const night = { credential_needed: 'First aid', ends_at: '2026-12-06 02:00:00.000000' }
  expect(hasRequiredCredential(night, [{ kind: 'First aid', expires_on: '2026-12-05' }])).toBe(false)
})
