import { expect, test } from 'vitest'
import type { Message } from '#meta'
import { describeDelivery } from './get-packing-slip.ts'

const reader = { language: 'en', t: ({ text }: Message) => `<${text}>` } as const

test('A packing slip shows the chosen delivery slot or the shipping method', () => {
  const delivery_label = 'Standard delivery'
  const chosen = { delivery_label, slot_label: '2026-11-28 10:00–13:00' }
  expect(describeDelivery(chosen, reader).replaceAll('\u00a0', ' ')).toBe(
    'Sat, 28 Nov, 2026, 10:00 am – 1:00 pm',
  )
  expect(describeDelivery({ delivery_label, slot_label: null }, reader)).toBe('<Standard delivery>')
})

test('Shows a delivery option stored under a former label with the current label', () => {
  const byId = { language: 'en', t: ({ id }: Message) => id } as const
  const stored = { delivery_label: 'Fetch it yourself', slot_label: null }
  expect(describeDelivery(stored, byId)).toBe('shipping.label.pickup')
})
