import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { addDays } from '#meta'
import { administrator } from '#framework/permissions'
import { captured, fees, gateway, income, posted, samplePosting } from '../testing/sample-posting.ts'
import { ledger } from '../index.ts'

let site: TestSite
let today = ''
beforeAll(async () => {
  site = await testSite([ledger])
  today = await site.engine.read(administrator, async (documents) => documents.today)
  await posted(site.engine, captured('today', 50_000))
  await posted(site.engine, captured('before', 20_000, { postingDate: addDays(today, -3) }))
  await posted(
    site.engine,
    samplePosting(
      'refunded',
      [
        { account: gateway, amount: -10_050 },
        { account: { purpose: 'refunds due' }, amount: 10_050 },
      ],
      {
        kind: 'refund paid',
      },
    ),
  )
  await posted(
    site.engine,
    samplePosting(
      'fee',
      [
        { account: gateway, amount: -500 },
        { account: fees, amount: 500 },
      ],
      { kind: 'fee' },
    ),
  )
  await posted(
    site.engine,
    samplePosting(
      'cash',
      [
        { account: { purpose: 'cash' }, amount: 7_000 },
        { account: income, amount: -7_000 },
      ],
      {
        kind: 'counter payment',
      },
    ),
  )
})
afterAll(() => site.close())

const takings = async (role: 'School Office' | 'Store Manager', args = {}) =>
  (await site.userWith(role)).get('/api/method/mela.ledger.get_takings', args)

test('The office reads takings and refunds by day with one statement', async () => {
  const { message, statements } = await takings('School Office', { days: 4 })
  expect(message).toMatchObject({
    today,
    days: [
      { day: addDays(today, -3), in: 200, in_count: 1, refunded: 0 },
      { day: addDays(today, -2), in: 0 },
      { day: addDays(today, -1), in: 0 },
      { day: today, in: 570, in_count: 2, refunded: 100.5, refund_count: 1 },
    ],
  })
  expect(statements.filter((one) => one.includes('Ledger Line'))).toHaveLength(1)
})

test('Groups payment methods by the account that holds the money, without fees', async () => {
  const { message } = await takings('School Office')
  expect(message).toMatchObject({
    methods: [
      { purpose: 'gateway', party: 'Razorpay', refunded: 100.5 },
      { purpose: 'cash', party: '', in: 70, refunded: 0 },
    ],
  })
})

test('Refuses all other callers', async () => {
  expect((await takings('Store Manager')).status).toBe(403)
  expect((await site.guest.get('/api/method/mela.ledger.get_takings')).status).toBe(403)
})
