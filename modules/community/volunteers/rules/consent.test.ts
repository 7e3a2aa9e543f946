import { expect, test } from 'vitest'
import { missingConsent } from './consent.ts'

test('a consent is a name, a phone and a yes', () => {
  const whole = { guardian_name: 'Lakshmi', guardian_phone: '+919840012345', guardian_consent: 1 } as const
  expect(missingConsent(whole)).toBeNull()
  expect(missingConsent({ ...whole, guardian_consent: 0 })).toBe('guardian_consent')
  expect(missingConsent({ ...whole, guardian_phone: null })).toBe('guardian_phone')
  expect(missingConsent({ ...whole, guardian_name: '' })).toBe('guardian_name')
})
