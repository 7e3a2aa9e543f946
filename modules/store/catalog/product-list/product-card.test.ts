import { expect, test } from 'vitest'
import { presentCard, type CardRow } from './product-list.ts'

const row: CardRow = {
  back_order: null,
  ...{ name: 'PRD-00001', title: 'Water pot', route: 'water-pot', image: null, brand: null },
  ...{
    price: 42_050,
    price_to: 74_000,
    compare_at_price: null,
    business: 'BS-00001',
    business_name: 'Asha Shop',
  },
  ...{ variant: 'abc', seller: 'BS-00001', variants: 3, in_stock: 1, rating: null, reviews: 0 },
}

test('A card gives its prices as decimals', () => {
  expect(presentCard(row)).toEqual({ ...row, price: 420.5, price_to: 740, currency: 'INR' })
  expect(presentCard({ ...row, compare_at_price: 50_000 }).compare_at_price).toBe(500)
})
