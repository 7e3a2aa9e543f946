import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { lackingOf } from './get-delivery.ts'

const lackingText = (...quantities: readonly number[]) => {
  const { reason, message } = lackingOf(quantities.map((available) => ({ available })))
  return [reason, inEnglish(message)]
}

test('Distinguishes sold out, low stock and stock spread over branches', () => {
  expect(lackingText()).toEqual(['sold_out', 'Out of stock'])
  expect(lackingText(29)).toEqual(['insufficient_stock', 'Only 29 left'])
  expect(lackingText(5, 29)).toEqual([
    'over_order_limit',
    'You can order at most 29 at once. Order the other 5 separately.',
  ])
})
