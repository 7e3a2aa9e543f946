import { expect, test } from 'vitest'
import { parseRequestedItems } from './order-lines.rules.ts'

const read = (quantity: unknown) => parseRequestedItems([{ line: 'line-1', quantity }])

test.each([2, '2', '002'])('Reads %s as two units', (quantity) =>
  expect(read(quantity)).toEqual([{ line: 'line-1', quantity: 2 }]),
)

test.each(['0x10', '1e3', '1.5', '-1', '', ' ', 0, 1.5, true, [1], null, undefined])(
  'Refuses %s as a quantity and names the field',
  (quantity) =>
    expect(() => read(quantity)).toThrow(
      expect.objectContaining({ code: 'orders.no_quantity', field: 'items.0.quantity' }),
    ),
)
