import { expect, test } from 'vitest'
import { firstSeller } from './seller-choice.tsx'

const sellers = (...names: string[]) => ({
  businesses: names.map((name) => ({ name })),
  default_business: 'BS-00001',
})

test('the website’s own stall comes first where it serves the city, another where it does not, none where nobody does', () => {
  expect(firstSeller(sellers('BS-00002', 'BS-00001'))).toBe('BS-00001')
  expect(firstSeller(sellers('BS-00003', 'BS-00002'))).toBe('BS-00003')
  expect(firstSeller(sellers())).toBeNull()
})
