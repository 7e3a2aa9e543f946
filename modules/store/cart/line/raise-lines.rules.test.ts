import { expect, test } from 'vitest'
import { emptyCart, MAX_CART_LINES, type CartDoc, type CartLineDoc } from '../cart/cart-doc.ts'
import { raiseLines } from './raise-lines.rules.ts'

const line = (variant: string, business: string, quantity: number): CartLineDoc => ({
  ...{ variant, business, quantity, product: 'PRD-1', title: variant, price_seen: 5000 },
  ...{ seller_gstin: null, seller_state: null, expected_seen: null },
})

const cartOf = (...lines: CartLineDoc[]): CartDoc => ({ ...emptyCart, lines })

const inCart = ({ lines }: CartDoc) => lines.map(({ business, quantity }) => [business, quantity])

const raise = (cart: CartDoc, quantity: number, ...offers: CartLineDoc[]) => {
  const { cart: after, raised } = raiseLines(cart, [{ variant: 'A', quantity, offers }])
  return [inCart(after), raised[0]?.state, raised[0]?.added]
}

test('The best offer that has the whole quantity is added', () => {
  const [cheap, dear] = [line('A', 'cheap', 2), line('A', 'dear', 9)]
  expect(raise(cartOf(), 2, cheap, dear)).toEqual([[['cheap', 2]], 'added', 2])
  expect(raise(cartOf(), 3, cheap, dear)).toEqual([[['dear', 3]], 'added', 3])
})

test('When nobody has the whole quantity, the best offer gives what it has', () => {
  expect(raise(cartOf(), 12, line('A', 'cheap', 2), line('A', 'dear', 9))).toEqual([
    [['cheap', 2]],
    'insufficient_stock',
    2,
  ])
})

test('A line of the cart is raised to the quantity, whoever sells it, and never lowered', () => {
  const offers = [line('A', 'cheap', 9), line('A', 'dear', 9)]
  expect(raise(cartOf(line('A', 'dear', 1)), 3, ...offers)).toEqual([[['dear', 3]], 'added', 2])
  expect(raise(cartOf(line('A', 'dear', 5)), 3, ...offers)).toEqual([[['dear', 5]], 'already_there', 0])
  const both = cartOf(line('A', 'cheap', 2), line('A', 'dear', 1))
  expect(raise(both, 3, ...offers)).toEqual([
    [
      ['cheap', 2],
      ['dear', 1],
    ],
    'already_there',
    0,
  ])
})

test('A seller without more leaves the rest to another one', () => {
  const held = cartOf(line('A', 'cheap', 2))
  expect(raise(held, 5, line('A', 'cheap', 2), line('A', 'dear', 9))).toEqual([
    [
      ['cheap', 2],
      ['dear', 3],
    ],
    'added',
    3,
  ])
})

test('Nothing is added of what is sold out or not sold, nor to a full cart', () => {
  expect(raise(cartOf(), 1, line('A', 'cheap', 0))).toEqual([[], 'sold_out', 0])
  expect(raise(cartOf(), 1)).toEqual([[], 'not_sold', 0])
  const full = cartOf(...Array.from({ length: MAX_CART_LINES }, (_, place) => line(`B${place}`, 'x', 1)))
  expect(raise(full, 1, line('A', 'cheap', 3)).slice(1)).toEqual(['cart_full', 0])
})
