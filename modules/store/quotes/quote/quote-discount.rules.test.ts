import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteDiscount, quotedSaving } from './quote-discount.rules.ts'

const cartLine = (quantity: number, net: number) => ({
  ...{ key: 'VAR-1/BS-1', product: 'PRD-1', business: 'BS-1', quantity, price: 100, net },
})

const quoted = (quantity: number, price: number) => ({
  ...{ variant: 'VAR-1', business: 'BS-1', quantity, price },
})

test('Quoted units cost their agreed price, and more units the usual one', () => {
  expect(quotedSaving(cartLine(3, 300), quoted(3, 80))).toBe(60)
  expect(quotedSaving(cartLine(5, 500), quoted(3, 80))).toBe(60)
  expect(quotedSaving(cartLine(2, 200), quoted(3, 80))).toBe(40)
})

test('A saving is never negative, nor more than what is left of a line, and never lowers a unit below its price', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const count = fc.integer({ min: 1, max: 999 })
  const sale = fc.record({ quantity: count, net: amount, most: count, price: amount })
  fc.assert(
    fc.property(sale, ({ quantity, net, most, price }) => {
      const saving = quotedSaving(cartLine(quantity, net), quoted(most, price))
      expect(saving).toBeGreaterThanOrEqual(0)
      expect(saving).toBeLessThanOrEqual(net)
      if (most >= quantity && net >= quantity * price) expect(net - saving).toBe(quantity * price)
    }),
  )
})

test('A cart without the quoted items gets no discount, and one at usual prices a discount of nothing', () => {
  const quote = { code: 'Q-1', name: 'QUO-1', lines: [quoted(1, 100)] }
  expect(quoteDiscount([{ ...cartLine(1, 100), key: 'VAR-2/BS-1' }], quote)).toBeNull()
  expect(quoteDiscount([cartLine(1, 100)], quote)).toMatchObject({ lines: { 'VAR-1/BS-1': 0 } })
})
