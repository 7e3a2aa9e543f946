import { expect, test } from 'vitest'
import { deliveryWords } from './delivery-words.ts'

const spoken = { language: 'en', word: (text: string) => `<${text}>` } as const

test('a packing slip says the hours that were chosen, or how the parcel goes', () => {
  const delivery_label = 'Standard delivery'
  const chosen = { delivery_label, slot_label: '2026-11-28 10:00–13:00' }
  expect(deliveryWords(chosen, spoken).replaceAll('\u00a0', ' ')).toBe(
    'Sat, 28 Nov, 2026, 10:00 am – 1:00 pm',
  )
  expect(deliveryWords({ delivery_label, slot_label: null }, spoken)).toBe('<Standard delivery>')
})
