import { expect, test } from 'vitest'
import { walletPart } from './wallet-part.ts'

const wallet = { anywhere: 250, only_for: [], currency: 'INR' }
const dueOf = (amount: number) => ({ amount, currency: 'INR' as const })

test('A wallet pays all that is due, or a part where parts are accepted', () => {
  expect(walletPart(wallet, 'Fee', dueOf(200))).toBe(200)
  expect(walletPart(wallet, 'Fee', dueOf(8400))).toBe(250)
  expect(walletPart(wallet, 'Event Registration', dueOf(150))).toBe(150)
  expect(walletPart(wallet, 'Event Registration', dueOf(300))).toBe(0)
})

test('A wallet does not pay for adding money to it, nor for a guest', () => {
  expect(walletPart(wallet, 'Wallet Top-up', dueOf(100))).toBe(0)
  expect(walletPart(null, 'Fee', dueOf(100))).toBe(0)
})

test('Fee credit pays fees, with other credit, and nothing else', () => {
  const mixed = { anywhere: 50.1, only_for: [{ type: 'Fee', amount: 100.2 }], currency: 'INR' }
  expect(walletPart(mixed, 'Fee', { amount: 500, currency: 'INR' })).toBe(150.3)
  expect(walletPart(mixed, 'Fee', { amount: 120, currency: 'INR' })).toBe(120)
  expect(walletPart(mixed, 'Order', { amount: 500, currency: 'INR' })).toBe(50.1)
  expect(walletPart(mixed, 'Event Registration', { amount: 120, currency: 'INR' })).toBe(0)
})
