import { expect, test } from 'vitest'
import { confirmLimits, lookUpLimits } from './look-up.ts'

const phone = '+919840012345'
const keys = (address: string | null) => lookUpLimits({ phone, address }).map(({ key }) => key)

test('A foreign network’s limit is lower than the limit of a number', () => {
  const [fromHere, , ofNumber] = lookUpLimits({ phone, address: '192.0.2.7' })
  expect(fromHere?.most).toBeLessThan(ofNumber?.most ?? 0)
})

test('Two networks share only the total limit of a number', () => {
  const shared = keys('192.0.2.7').filter((key) => keys('198.51.100.4').includes(key))
  expect(shared).toEqual([`renewal ${phone} hour`, `renewal ${phone} day`])
})

test('Nobody uses up the attempts of another’s look-up', () => {
  expect(confirmLimits('a')[0]?.key).not.toBe(confirmLimits('b')[0]?.key)
})
