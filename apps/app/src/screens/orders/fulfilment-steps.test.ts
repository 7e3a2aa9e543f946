import { expect, test } from 'vitest'
import { fulfilmentSteps } from './fulfilment-steps.ts'

const ordered = '2026-11-20 10:00:00'
const none = { confirmed_at: null, packed_at: null, shipped_at: null, delivered_at: null }

test('A delivered package has five steps and is at the last one taken', () => {
  const { steps, current } = fulfilmentSteps(
    { ...none, kind: 'delivery', packed_at: '2026-11-21 09:00:00' },
    ordered,
  )
  expect([steps.length, current, steps[2]?.label]).toEqual([5, 2, 'orders.step_packed'])
})

test('A pickup is ready once it is packed and ends when it is picked up', () => {
  const fetched = { ...none, kind: 'pickup' as const, delivered_at: '2026-11-22 09:00:00' }
  const { steps, current } = fulfilmentSteps(fetched, ordered)
  expect([steps.at(-1)?.label, current]).toEqual(['orders.step_fetched', 3])
})
