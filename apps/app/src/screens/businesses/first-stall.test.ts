import { expect, test } from 'vitest'
import { firstStall } from './first-stall.ts'

const stalls = (...names: string[]) => ({
  businesses: names.map((name) => ({ name })),
  default_business: 'BS-00001',
})

test('the website’s own stall comes first where it serves the city, another where it does not, none where nobody does', () => {
  expect(firstStall(stalls('BS-00002', 'BS-00001'))).toBe('BS-00001')
  expect(firstStall(stalls('BS-00003', 'BS-00002'))).toBe('BS-00003')
  expect(firstStall(stalls())).toBeNull()
})
