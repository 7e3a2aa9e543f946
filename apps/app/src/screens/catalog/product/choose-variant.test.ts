import { expect, test } from 'vitest'
import { firstVariant, offerOf, variantTitle, variantWith } from './variant-choice.tsx'
import type { Variant } from '../catalog-calls.ts'

const variant = (size: string, colour: string, in_stock: 0 | 1 = 1): Variant => ({
  ...{ name: `${size}-${colour}`, sku: `${size}${colour}`, label: `${size}, ${colour}`, image: null },
  ...{ options: { Size: size, Colour: colour }, weight_grams: 100, price: 100, compare_at_price: null },
  ...{ in_stock, left: null, offers: [], won_by: 'only' as const },
})

const options = [
  { option: 'Size', values: ['S', 'M'] },
  { option: 'Colour', values: ['Red', 'Blue'] },
]
const small = variant('S', 'Red', 0)
const medium = variant('M', 'Blue')
const shirt = { options, variants: [small, medium, variant('M', 'Red')] }

test('The address selects its variant, else one that can be bought comes first', () => {
  expect(firstVariant(shirt.variants, 'M-Red')?.name).toBe('M-Red')
  expect(firstVariant(shirt.variants, 'gone')?.name).toBe('M-Blue')
  expect(firstVariant([], null)).toBeUndefined()
})

test('A shopper at a seller gets its offer, may choose another, and sees the featured offer otherwise', () => {
  const offer = (business: string, price: number) => ({
    ...{ business, business_name: business, business_rating: null, price, compare_at_price: null },
    ...{ in_stock: 1 as const, left: null, back_order: null },
  })
  const offered = { ...medium, offers: [offer('A', 90), offer('B', 100), offer('C', 110)] }
  const sellerFor = (...wanted: (string | null)[]) => offerOf(offered, wanted)?.business
  expect([
    sellerFor(null, null),
    sellerFor(null, 'B'),
    sellerFor('C', 'B'),
    sellerFor(null, 'elsewhere'),
  ]).toEqual([...['A', 'B', 'C', 'A']])
})

test('An impossible combination selects no variant', () => {
  expect(variantWith(shirt, small.options, { option: 'Colour', value: 'Blue' })).toBeNull()
})

test('The first option can always be changed, and the other options adjust', () => {
  expect(variantWith(shirt, medium.options, { option: 'Size', value: 'S' })?.name).toBe('S-Red')
  expect(variantWith(shirt, small.options, { option: 'Size', value: 'M' })?.name).toBe('M-Red')
})

test('Names the chosen variant once after the title', () => {
  expect(variantTitle('Water pot', '12 litres')).toBe('Water pot, 12 litres')
  expect(variantTitle('Water pot, 12 Litres', '12 litres')).toBe('Water pot, 12 Litres')
  expect(variantTitle('Water pot', '')).toBe('Water pot')
})
