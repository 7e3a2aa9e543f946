import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openRewardSite, type RewardSite } from '../testing/sample-site.ts'

let fixture: RewardSite
beforeAll(async () => {
  fixture = await openRewardSite()
})
afterAll(() => fixture.site.close())

const newCustomer = () => fixture.site.userWith('Customer')

/** A customer with available points from a sale; ten points for ₹100, each worth 50 paise. */
async function withPoints(reference: string, points: number): Promise<TestClient> {
  const customer = await newCustomer()
  await fixture.earn(customer, { reference, amount: points * 10_00 })
  await fixture.night(8)
  return customer
}

test('Points are pending until the return window closes, and only then in the books', async () => {
  const customer = await newCustomer()
  await fixture.earn(customer, { reference: 'pending', amount: 1_000_00 })
  await fixture.night(7)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 0, pending: [{ points: 100 }] })
  expect(await fixture.owedFor(customer)).toBe(0)
  await fixture.night(1)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 100, worth: 50, pending: [] })
  expect(await fixture.owedFor(customer)).toBe(50_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A package earns points once, and nothing while points are off', async () => {
  const customer = await newCustomer()
  await fixture.switchPoints(false)
  await fixture.earn(customer, { reference: 'off', amount: 1_000_00 })
  await fixture.switchPoints(true)
  await fixture.earn(customer, { reference: 'once', amount: 1_000_00 })
  await fixture.earn(customer, { reference: 'once', amount: 1_000_00 })
  expect(await fixture.pointsOf(customer)).toMatchObject({ pending: [{ points: 100 }] })
})

test('A return takes pending points back in proportion, and repeating it changes nothing', async () => {
  const customer = await newCustomer()
  await fixture.earn(customer, { reference: 'returned', amount: 1_000_00 })
  await fixture.returnAllBut(3, 'returned')
  await fixture.returnAllBut(3, 'returned')
  expect(await fixture.pointsOf(customer)).toMatchObject({ pending: [{ points: 75 }] })
  await fixture.returnAllBut(0, 'returned')
  await fixture.night(8)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 0, pending: [], owed: 0 })
  expect(await fixture.discrepancies()).toEqual([])
})

test('Points of a return that were already spent are owed, and taken from the next ones', async () => {
  const customer = await withPoints('spent first', 100)
  const sale = await fixture.newSale(customer, 500_00)
  expect((await fixture.spend(customer, sale, 80)).status).toBe(200)
  await fixture.returnAllBut(0, 'spent first')
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 0, owed: 80 })
  expect(await fixture.owedFor(customer)).toBe(0)
  await fixture.earn(customer, { reference: 'next', amount: 1_000_00 })
  await fixture.night(8)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 20, owed: 0 })
  expect(await fixture.owedFor(customer)).toBe(10_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('Points of a return come from other points before they are owed', async () => {
  const customer = await withPoints('first', 50)
  await fixture.earn(customer, { reference: 'second', amount: 1_000_00 })
  await fixture.night(8)
  const sale = await fixture.newSale(customer, 500_00)
  await fixture.spend(customer, sale, 50)
  await fixture.returnAllBut(0, 'first')
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 50, owed: 0 })
  expect(await fixture.discrepancies()).toEqual([])
})

test('Points expire after their last day, the oldest are spent first, and a clock set back brings none back', async () => {
  await fixture.change({ expiry_days: 30 })
  const customer = await withPoints('old', 40)
  await fixture.night(20)
  await fixture.earn(customer, { reference: 'new', amount: 600_00 })
  await fixture.night(8)
  const sale = await fixture.newSale(customer, 500_00)
  await fixture.spend(customer, sale, 30)
  expect(await fixture.pointsOf(customer)).toMatchObject({
    points: 70,
    expiring: [{ points: 10 }, { points: 60 }],
  })
  await fixture.night(3)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 60 })
  await fixture.night(-3)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 60 })
  expect(await fixture.owedFor(customer)).toBe(30_00)
  expect(await fixture.discrepancies()).toEqual([])
  await fixture.change({ expiry_days: 365 })
})

test('Points keep the value that they were earned with', async () => {
  const customer = await withPoints('cheap', 10)
  const today = new Date(fixture.clock.now()).toISOString().slice(0, 10)
  await fixture.change({
    values: [
      { valid_from: '2020-01-01', value: 50 },
      { valid_from: today, value: 1_00 },
    ],
  })
  await fixture.earn(customer, { reference: 'dear', amount: 100_00 })
  await fixture.night(8)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 20, worth: 15, point_value: 1 })
  await fixture.change({ values: [{ valid_from: '2020-01-01', value: 50 }] })
})

test('A tier adds its percentage to the next points', async () => {
  await fixture.change({ tiers: [{ tier_name: 'Silver', from_points: 100, bonus: 10 }] })
  const customer = await withPoints('to silver', 100)
  expect(await fixture.pointsOf(customer)).toMatchObject({
    tier: { tier_name: 'Silver', bonus: 10, next: null },
  })
  await fixture.earn(customer, { reference: 'as silver', amount: 1_000_00 })
  expect(await fixture.pointsOf(customer)).toMatchObject({ pending: [{ points: 110 }] })
  await fixture.change({ tiers: [] })
})

test('The statement lists each change, page by page, and others see none of it', async () => {
  const customer = await withPoints('listed', 100)
  const sale = await fixture.newSale(customer, 500_00)
  await fixture.spend(customer, sale, 30)
  const first = await fixture.call(customer, 'get_points_statement', { limit: 1 })
  expect(first.message).toMatchObject({ lines: [{ movement: 'spent', points: -30, worth: -15 }], next: 1 })
  const second = await fixture.call(customer, 'get_points_statement', { limit: 1, start: 1 })
  expect(second.message).toMatchObject({ lines: [{ movement: 'earned', points: 100 }], next: null })
  expect(second.statements.length).toBeLessThanOrEqual(3)
  const other = await fixture.call(await newCustomer(), 'get_points_statement')
  expect(other.message).toEqual({ lines: [], next: null })
  expect((await fixture.call(fixture.site.guest, 'get_points')).status).toBe(403)
})
