import { expect, test } from 'vitest'
import { describeRemainingContents, describeContents } from '../order-line/order-lines.rules.ts'
import { creditLine, type SoldLine } from '../order-line/credit-line.rules.ts'

const money = { taxable: 100, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 100 }

const line = (name: string, quantity: number) =>
  ({
    ...{
      name,
      title: name,
      variant_label: 'Large',
      fulfilment: 'p-1',
      business: 'stall',
      quantity,
      ...money,
    },
    ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, allowed_amount: 0 },
  }) satisfies SoldLine & { title: string; variant_label: string }

test('A package lists each item once with its quantity', () => {
  expect(describeContents([line('Pot', 2), line('Cloth', 1)])).toBe('2 × Pot, Large\n1 × Cloth, Large')
})

test('Cancelled units leave the package’s contents, in part or completely', () => {
  const [pots, cloth] = [line('Pot', 3), line('Cloth', 1)]
  expect(describeRemainingContents([{ ...pots, cancelled_quantity: 1 }, cloth], [creditLine(cloth, 1)])).toBe(
    '2 × Pot, Large',
  )
})
