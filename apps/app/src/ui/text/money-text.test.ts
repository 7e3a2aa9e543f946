import { expect, test } from 'vitest'
import { moneyText, percentOff } from './money-text.ts'

test('Rupees are grouped by lakh and drop empty paise', () => {
  expect(moneyText(123456, 'INR', 'en')).toBe('₹1,23,456')
  expect(moneyText(4.5, 'INR', 'en')).toBe('₹4.50')
})

test('A discount is never rounded up, and none is shown without one', () => {
  expect(percentOff(540, 640)).toBe(15)
  expect([percentOff(540, null), percentOff(640, 540), percentOff(999, 1000)]).toEqual([null, null, null])
})
