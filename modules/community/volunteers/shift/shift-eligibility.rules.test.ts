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

test('an open shift without conditions is for everybody who is active', () => {
  expect(problem({})).toBeNull()
  expect(
    findEligibilityProblem({ shift, volunteer: { ...volunteer, state: 'paused' }, credentials: [] }),
  ).toBe('not_active')
  expect(problem({ state: 'closed' })).toBe('shift_not_open')
})

test('the age counts that somebody has on the day of the shift', () => {
  expect(problem({ min_age: 15 })).toBeNull()
  expect(problem({ min_age: 16 })).toBe('too_young')
  expect(problem({ min_age: 16, starts_at: '2026-12-06 09:00:00.000000' })).toBeNull()
})

test('a credential must be of the kind and hold on the day of the shift', () => {
  const needed = { credential_needed: 'First aid' }
  expect(problem(needed)).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'Police check', expires_on: null }])).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'First aid', expires_on: '2026-12-04' }])).toBe('credential_missing')
  expect(problem(needed, [{ kind: 'First aid', expires_on: '2026-12-05' }])).toBeNull()
  expect(problem(needed, [{ kind: 'First aid', expires_on: null }])).toBeNull()
})

test('a shift over night needs a credential that holds in the morning', () => {
  const night = { credential_needed: 'First aid', ends_at: '2026-12-06 02:00:00.000000' }
  expect(hasRequiredCredential(night, [{ kind: 'First aid', expires_on: '2026-12-05' }])).toBe(false)
})
