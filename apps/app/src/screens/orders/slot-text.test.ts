import { expect, test } from 'vitest'
import { slotText } from './fulfilment-steps.ts'

test('The chosen hours read the same as when they were chosen', () => {
  const label = '2026-11-28 10:00–13:00'
  expect(slotText(label, 'en').replaceAll('\u00a0', ' ')).toBe('Sat 28 Nov, 10:00 am – 1:00 pm')
  expect(slotText(label, 'ta')).not.toContain('2026-11-28')
})

test('A text that is not a day with its hours stays unchanged', () => {
  expect(slotText('Any morning', 'en')).toBe('Any morning')
})
