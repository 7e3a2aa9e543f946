import { expect, test } from 'vitest'
import { slotText } from './parcel-steps.ts'

test('the hours that were chosen read as they did when they were chosen', () => {
  const label = '2026-11-28 10:00–13:00'
  expect(slotText(label, 'en').replaceAll('\u00a0', ' ')).toBe('Sat 28 Nov, 10:00 am – 1:00 pm')
  expect(slotText(label, 'ta')).not.toContain('2026-11-28')
})

test('what is no day with its hours stays as it is', () => {
  expect(slotText('Any morning', 'en')).toBe('Any morning')
})
