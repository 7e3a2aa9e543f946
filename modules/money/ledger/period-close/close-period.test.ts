import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, testSite, type TestClient, type TestSite } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { captured, fees, gateway, posted, samplePosting } from '../testing/sample-posting.ts'
import { ClosingBalance, LedgerAccount, ledger, findRate } from '../index.ts'

const clock = testClock()
const today = dayIn('Asia/Kolkata', new Date())
const ago = (days: number) => addDays(today, -days)
const DAY = 24 * 60 * 60

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([ledger], { settings: { clock: clock.now } })
  manager = await site.userWith('System Manager')
  for (const [days, amount] of [
    [20, 1000],
    [10, 500],
    [3, 70],
  ] as const)
    await posted(site.engine, captured(`${days} days ago`, amount, { postingDate: ago(days) }))
})
afterAll(() => site.close())

const close = (client: TestClient, until: string) =>
  client.post('/api/method/mela.ledger.close_period', { until })

async function readClosingBalances(period_close: string): Promise<Readonly<Record<string, number>>> {
  return site.engine.read(administrator, async (documents) => {
    const balances = await documents.find(ClosingBalance, { where: { period_close } })
    const accounts = await documents.find(LedgerAccount)
    const names = new Map(accounts.map(({ name, account_name }) => [name, account_name]))
    return Object.fromEntries(balances.map(({ account, balance }) => [names.get(account) ?? '', balance]))
  })
}

const nameIn = (message: unknown) => String(Reflect.get(Object(message), 'name'))

test('A closing stores each account’s balance of that day, and the next one continues from it', async () => {
  const first = await close(manager, ago(15))
  expect(await readClosingBalances(nameIn(first.message))).toEqual({
    'Gateway Razorpay': 1000,
    'Income Sample': -1000,
  })
  const second = await close(manager, ago(5))
  expect(await readClosingBalances(nameIn(second.message))).toEqual({
    'Gateway Razorpay': 1500,
    'Income Sample': -1500,
  })
})

test('Refuses a new entry in closed books, but reposting an existing one has no effect', async () => {
  const late = posted(site.engine, captured('too late', 10, { postingDate: ago(5) }))
  await expect(late).rejects.toMatchObject({ code: 'ledger.closed_period', field: 'posting_date' })
  await posted(site.engine, captured('in time', 10, { postingDate: ago(4) }))
  const again = captured('10 days ago', 500, { postingDate: ago(10) })
  expect(await posted(site.engine, again)).toEqual(await posted(site.engine, again))
})

test('Refuses to post with a clock that was set back, with a clear message', async () => {
  clock.pass(-30 * DAY)
  const posting = posted(site.engine, captured('yesterday’s clock', 10))
  await expect(posting).rejects.toMatchObject({ code: 'ledger.closed_period' })
  clock.pass(30 * DAY)
  await posted(site.engine, captured('yesterday’s clock', 10))
})

test('Only a system manager closes periods, of past days and only forwards', async () => {
  expect((await close(manager, today)).status).toBe(417)
  expect(JSON.stringify((await close(manager, today)).body)).toContain('is not over yet')
  expect(JSON.stringify((await close(manager, ago(5))).body)).toContain('closed until')
  expect((await close(manager, 'never')).status).toBe(417)
  expect((await close(await site.userWith('School Office'), ago(2))).status).toBe(403)
})

test('Closing waits for running postings and misses none', async () => {
  const posting = Array.from({ length: 10 }, (_, number) =>
    posted(
      site.engine,
      samplePosting(
        `race ${number}`,
        [
          { account: fees, amount: 1 },
          { account: gateway, amount: -1 },
        ],
        {
          postingDate: ago(2),
        },
      ),
    ),
  )
  const [closing, outcomes] = await Promise.all([close(manager, ago(2)), Promise.allSettled(posting)])
  const postedCount = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect((await readClosingBalances(nameIn(closing.message)))['Fees'] ?? 0).toBe(postedCount)
})

test('A rate is valid until the next begins, and is not changed in closed books', async () => {
  const insert = (valid_from: string, percent: number, valid_until: string | null = null) =>
    manager.post('/api/resource/Dated Rate', {
      kind: 'commission',
      key: 'books',
      valid_from,
      percent,
      valid_until,
    })
  const on = async (day: string) =>
    (
      await site.engine.read(administrator, (documents) =>
        findRate(documents, { kind: 'commission', key: 'books' }, day),
      )
    )?.percent ?? null
  expect((await insert(ago(3), 5)).status).toBe(417)
  const rate = await insert(ago(1), 7.5)
  await insert(addDays(today, 5), 9, addDays(today, 9))
  expect([
    await on(ago(2)),
    await on(today),
    await on(addDays(today, 9)),
    await on(addDays(today, 10)),
  ]).toEqual([null, 7.5, 9, null])
  const name = String(Reflect.get(Object(rate.data), 'name'))
  clock.pass(3 * DAY)
  await close(manager, today)
  expect((await manager.put(`/api/resource/Dated Rate/${name}`, { percent: 8 })).status).toBe(417)
  expect((await manager.delete(`/api/resource/Dated Rate/${name}`)).status).toBe(417)
  expect((await insert(addDays(today, 20), 1, addDays(today, 19))).status).toBe(417)
  clock.pass(-3 * DAY)
})
