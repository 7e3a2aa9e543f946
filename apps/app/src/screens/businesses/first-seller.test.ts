import { expect, test } from 'vitest'
import { firstSeller } from './seller-choice.tsx'

const sellers = (...names: string[]) => ({
  businesses: names.map((name) => ({ name })),
  default_business: 'BS-00001',
})

test('The site’s own seller comes first if it serves the city, else another that does, else none', () => {
  expect(firstSeller(sellers('BS-00002', 'BS-00001'))).toBe('BS-00001')
  expect(firstSeller(sellers('BS-00003', 'BS-00002'))).toBe('BS-00003')
  expect(firstSeller(sellers())).toBeNull()
})
