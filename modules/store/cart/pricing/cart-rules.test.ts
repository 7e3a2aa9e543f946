import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateTax, taxShares } from '#store/taxes'
import { chooseBranches } from './split-fulfilments.ts'
import { putIn, emptyCart } from '../cart/cart-doc.ts'
import { spreadDiscount, totalsOf } from './cart-totals.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const terms = fc.record({
  rate: fc.constantFrom(0, 500, 1200, 1800, 2800),
  isInclusive: fc.constant(true),
  isIntraState: fc.boolean(),
})
const line = fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 999 }), wanted: amount, terms })

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test('Lines and delivery less discounts equal the total for any prices, coupons and taxes', () => {
  const carts = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    fulfilments: fc.array(fc.record({ delivery: amount, wanted: amount, fee: amount, terms }), {
      maxLength: 6,
    }),
  })
  fc.assert(
    fc.property(carts, ({ lines, fulfilments }) => {
      const keyed = (numbers: readonly number[]) =>
        Object.fromEntries(numbers.map((one, key) => [String(key), one]))
      const amounts = lines.map(({ price, quantity }) => price * quantity)
      const applied = spreadDiscount(
        'coupon',
        {
          ...{ code: 'MELA', label: 'Mela', reference: null },
          lines: keyed(lines.map(({ wanted }) => wanted)),
          fulfilments: keyed(fulfilments.map(({ wanted }) => wanted)),
        },
        { lines: keyed(amounts), fulfilments: keyed(fulfilments.map(({ delivery }) => delivery)) },
      )
      const priced = lines.map((one, key) => {
        const discount = applied.lines[String(key)] ?? 0
        const expected = amounts[key] ?? 0
        return {
          quantity: one.quantity,
          amount: expected,
          discount,
          tax: calculateTax(expected - discount, one.terms),
        }
      })
      const sent = fulfilments.map((one, key) => {
        const delivery_discount = applied.fulfilments[String(key)] ?? 0
        const delivery_tax = calculateTax(one.delivery - delivery_discount, one.terms)
        const fee_tax = calculateTax(one.fee, one.terms)
        return { delivery: one.delivery, delivery_discount, delivery_tax, fee: one.fee, fee_tax }
      })
      const fee = sumOf(fulfilments.map((one) => one.fee))
      const totals = totalsOf(priced, sent)
      expect(totals.total).toBe(
        sumOf(amounts) + sumOf(sent.map(({ delivery }) => delivery)) - applied.amount + fee,
      )
      expect(totals.total).toBeGreaterThanOrEqual(0)
      const deliveryTaxes = sent.flatMap(({ delivery_tax, fee_tax }) => [delivery_tax, fee_tax])
      const taxed = [...priced.map(({ tax }) => tax), ...deliveryTaxes]
      expect(totals.total).toBe(sumOf(taxed.map(({ taxable }) => taxable)) + totals.tax)
    }),
  )
})

test('Splitting a line over packages changes neither its price nor its tax', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), terms, (parts, due) => {
      const expected = calculateTax(sumOf(parts), due)
      const shares = taxShares(parts, due)
      expect(sumOf(shares.map(({ total }) => total))).toBe(expected.total)
      expect(sumOf(shares.map(({ taxable }) => taxable))).toBe(expected.taxable)
    }),
  )
})

const chennai = { name: 'chennai', zipcode: '600004', is_default: 0 } as const
const madurai = { name: 'madurai', zipcode: '625001', is_default: 1 } as const
const goods = (key: string, ...branches: readonly string[]) => ({ key, branches, quantity: 1 })
const chosen = (lines: readonly ReturnType<typeof goods>[], postalCode: string | null) =>
  Object.fromEntries(chooseBranches(lines, [madurai, chennai], postalCode))

test('Ships from the nearest branch that has everything, otherwise from as few branches as possible', () => {
  const pot = goods('pot', 'chennai', 'madurai')
  const lamp = goods('lamp', 'madurai')
  const bowl = goods('bowl', 'chennai')
  expect(chosen([pot], '600028')).toEqual({ pot: 'chennai' })
  expect(chosen([pot], null)).toEqual({ pot: 'madurai' })
  expect(chosen([pot, lamp], '600028')).toEqual({ pot: 'madurai', lamp: 'madurai' })
  expect(chosen([pot, lamp, bowl], '600028')).toEqual({ pot: 'chennai', lamp: 'madurai', bowl: 'chennai' })
})

test('Items without stock tracking ship along and wait for no branch', () => {
  expect(chosen([goods('card'), goods('lamp', 'madurai')], '600028')).toEqual({
    card: 'madurai',
    lamp: 'madurai',
  })
  expect(Object.fromEntries(chooseBranches([goods('card')], [], null))).toEqual({ card: null })
})

test('Allocates each line to one branch that has it, and splits the same cart the same each time', () => {
  const names = ['a', 'b', 'c', 'd']
  const wanted = fc.uniqueArray(
    fc.record({ key: fc.string(), branches: fc.subarray(names), quantity: fc.nat(9) }),
    {
      selector: ({ key }) => key,
      maxLength: 10,
    },
  )
  const branches = names.map((name, place) => ({ name, zipcode: `60000${place}`, is_default: 0 as const }))
  fc.assert(
    fc.property(wanted, (lines) => {
      const split = chooseBranches(lines, branches, '600002')
      for (const { key, branches: has } of lines) if (has.length > 0) expect(has).toContain(split.get(key))
      expect(chooseBranches(lines, branches.toReversed(), '600002')).toEqual(split)
    }),
  )
})

test('Quantities add up to the available stock, and no cart item loses quantity', () => {
  const one = (quantity: number) => ({
    ...{ variant: 'v', business: 'b', product: 'p', title: 'Pot', price_seen: 100, quantity },
    expected_seen: null,
    ...{ seller_gstin: null, seller_state: null },
  })
  const quantities = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(quantities, quantities, fc.nat(999), (mine, theirs, most) => {
      const { lines } = putIn({ ...emptyCart, lines: [one(mine)] }, [one(theirs)], () => most)
      expect(lines.map(({ quantity }) => quantity)).toEqual([
        Math.max(mine, Math.min(mine + theirs, most, 999)),
      ])
    }),
  )
})
