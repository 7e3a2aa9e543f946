import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openRewardSite, type RewardSite } from '../testing/sample-site.ts'

let fixture: RewardSite
beforeAll(async () => {
  fixture = await openRewardSite()
})
afterAll(() => fixture.site.close())

let sales = 0

/** A customer with available points, each worth 50 paise. */
async function withPoints(points: number): Promise<TestClient> {
  const customer = await fixture.site.userWith('Customer')
  sales += 1
  await fixture.earn(customer, { reference: `bought ${sales}`, amount: points * 10_00 })
  await fixture.night(8)
  return customer
}

test('Points pay a part of a sale, and the books have both', async () => {
  const customer = await withPoints(100)
  const sale = await fixture.newSale(customer, 200_00)
  expect((await fixture.spend(customer, sale, 60)).status).toBe(200)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 40, worth: 20 })
  expect(await fixture.owedFor(customer)).toBe(20_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('Fewer points than the settings ask, more than there are, and more than they may pay are refused', async () => {
  const customer = await withPoints(100)
  const sale = await fixture.newSale(customer, 200_00)
  await fixture.change({ minimum_points: 10, maximum_percent: 4 })
  const few = await fixture.spend(customer, sale, 9)
  expect([few.status, JSON.stringify(few.body)]).toEqual([
    417,
    expect.stringContaining('Use at least 10 points'),
  ])
  const many = await fixture.spend(customer, sale, 81)
  expect(JSON.stringify(many.body)).toContain('You can use at most 80 points for this order')
  const all = await fixture.spend(customer, sale, 101)
  expect(JSON.stringify(all.body)).toContain('You can use 100 points now')
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 100 })
  await fixture.change({ minimum_points: 1, maximum_percent: 100 })
})

test('A guest and a site without points are refused with words', async () => {
  const customer = await withPoints(100)
  const sale = await fixture.newSale(customer, 200_00)
  await fixture.switchPoints(false)
  const off = await fixture.spend(customer, sale, 10)
  expect(JSON.stringify(off.body)).toContain('Reward points are switched off')
  await fixture.switchPoints(true)
})

test('A hundred concurrent payments spend each point once', async () => {
  const customer = await withPoints(100)
  const sale = await fixture.newSale(customer, 900_00)
  const answers = await Promise.all(Array.from({ length: 100 }, () => fixture.spend(customer, sale, 5)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 417)).toHaveLength(80)
  expect(await fixture.pointsOf(customer)).toMatchObject({ points: 0 })
  expect(await fixture.owedFor(customer)).toBe(0)
  expect(await fixture.discrepancies()).toEqual([])
})
