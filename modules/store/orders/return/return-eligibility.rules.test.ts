import { expect, test } from 'vitest'
import { countReturnableQuantity, lastReturnDay, type ReturnableLine } from './return.rules.ts'

const kite: ReturnableLine = {
  ...{ name: 'l1', title: 'Kite', fulfilment: 'p1', business: 'BS-1' },
  ...{
    quantity: 3,
    cancelled_quantity: 1,
    returned_quantity: 0,
    refunded_quantity: 0,
    allowed_amount: 0,
    returnable: 1,
    return_days: 7,
    is_digital: 0,
  },
  ...{ taxable: 300_00, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 300_00 },
}
const came = { name: 'p1', state: 'delivered', delivered_at: '2026-11-20 23:59:00' } as const
const on = (today: string, pending: readonly [string, number][] = []) => ({
  today,
  pending: new Map(pending),
})

test('An item is returnable up to the last day of its return period and no longer', () => {
  expect(lastReturnDay(kite, came)).toBe('2026-11-27')
  expect(countReturnableQuantity(kite, came, on('2026-11-27'))).toBe(2)
  expect(countReturnableQuantity(kite, came, on('2026-11-28'))).toBe(0)
})

test('Refuses a return of an item in transit, non-returnable or already requested', () => {
  expect(lastReturnDay(kite, { ...came, state: 'shipped', delivered_at: null })).toBeNull()
  expect(lastReturnDay({ ...kite, returnable: 0 }, came)).toBeNull()
  expect(lastReturnDay({ ...kite, is_digital: 1 }, came)).toBeNull()
  expect(lastReturnDay({ ...kite, return_days: 0 }, came)).toBeNull()
  expect(countReturnableQuantity(kite, came, on('2026-11-21', [['l1', 2]]))).toBe(0)
})
