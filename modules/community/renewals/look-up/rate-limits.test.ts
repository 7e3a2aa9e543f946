import { expect, test } from 'vitest'
import { confirmLimits, lookUpLimits } from './look-up.ts'

const phone = '+919840012345'
const keys = (address: string | null) => lookUpLimits({ phone, address }).map(({ key }) => key)

test('what a stranger’s network uses up is less than a number has', () => {
  const [fromHere, , ofNumber] = lookUpLimits({ phone, address: '192.0.2.7' })
  expect(fromHere?.most).toBeLessThan(ofNumber?.most ?? 0)
})

test('two networks share the count of a number, and nothing else of it', () => {
  const shared = keys('192.0.2.7').filter((key) => keys('198.51.100.4').includes(key))
  expect(shared).toEqual([`renewal ${phone} hour`, `renewal ${phone} day`])
})

test('nobody uses up the attempts of another’s look-up', () => {
  expect(confirmLimits('a')[0]?.key).not.toBe(confirmLimits('b')[0]?.key)
})
