import { expect, test } from 'vitest'
import { parseRequestedItems } from './order-lines.rules.ts'

const read = (quantity: unknown) => parseRequestedItems([{ line: 'line-1', quantity }])

test.each([2, '2', '002'])('%s are two pieces', (quantity) =>
  expect(read(quantity)).toEqual([{ line: 'line-1', quantity: 2 }]),
)

test.each(['0x10', '1e3', '1.5', '-1', '', ' ', 0, 1.5, true, [1], null, undefined])(
  '%s is no number of pieces, and the field is named',
  (quantity) =>
    expect(() => read(quantity)).toThrow(
      expect.objectContaining({ code: 'orders.no_quantity', field: 'items.0.quantity' }),
    ),
)
