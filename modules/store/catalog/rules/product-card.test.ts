import { expect, test } from 'vitest'
import { productCard } from './product-card.ts'

const pot = {
  name: 'PRD-00001',
  title: 'Water pot',
  route: 'water-pot',
  image: null,
  price: 42_050,
  compare_at_price: null,
  business: 'BS-00002',
}
const stall = { business_name: 'Mitti Yard', currency: 'INR' }

test('a card carries decimal prices and the name of its stall', () => {
  expect(productCard({ ...pot, compare_at_price: 50_000 }, stall)).toEqual({
    ...pot,
    price: 420.5,
    compare_at_price: 500,
    business_name: 'Mitti Yard',
    currency: 'INR',
  })
})

test('a product that nobody sells has no card', () => {
  expect(productCard(pot, undefined)).toBeNull()
})
