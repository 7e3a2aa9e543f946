import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { ledger, post, reverse, type AccountSelector, type PostingLine } from '../index.ts'
import { captured, gateway, income, posted, samplePosting } from '../testing/sample-posting.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([ledger])
})
afterAll(() => site.close())

interface Row {
  readonly account: string
  readonly sequence: number
  readonly amount: number
  readonly balance: number
}

async function walk(): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows } = await sql<Row>`
    select account, sequence, amount, balance from "Ledger Line" order by account, sequence`.execute(
    site.engine.database.kysely,
  )
  return Map.groupBy(rows, ({ account }) => account)
}

async function heads() {
  const { rows } = await sql<{ name: string; balance: number; line_count: number }>`
    select name, balance, line_count from "Ledger Account"`.execute(site.engine.database.kysely)
  return rows
}

async function requireSoundBooks(): Promise<void> {
  const lines = await walk()
  for (const rows of lines.values()) {
    let running = 0
    for (const [index, row] of rows.entries()) {
      running += row.amount
      expect(row).toMatchObject({ sequence: index + 1, balance: running })
    }
  }
  const accounts = await heads()
  for (const { name, balance, line_count } of accounts) {
    const rows = lines.get(name) ?? []
    expect({ line_count, balance }).toEqual({ line_count: rows.length, balance: rows.at(-1)?.balance ?? 0 })
  }
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
}

const accounts: readonly AccountSelector[] = [
  gateway,
  income,
  { purpose: 'tax' },
  { purpose: 'unapplied' },
  { purpose: 'fees' },
  { purpose: 'cash', party: { type: 'Business', name: 'BS-00001' } },
]

const lines = fc
  .array(
    fc.record({
      account: fc.constantFrom(...accounts),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    }),
    {
      ...{ minLength: 1, maxLength: 7 },
    },
  )
  .map((some) => some.filter(({ amount }) => amount !== 0))
  .filter((some) => some.length > 0 && some.reduce((sum, { amount }) => sum + amount, 0) !== 0)
  .map((some): readonly PostingLine[] => [
    ...some,
    { account: { purpose: 'opening' }, amount: -some.reduce((sum, { amount }) => sum + amount, 0) },
  ])

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('post' as const), lines }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), lines }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('fail' as const), lines }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reverse' as const), lines }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

let history = 0

async function live({ what, lines: moved }: Step, key: string): Promise<void> {
  const posting = samplePosting(key, moved, { kind: 'adjustment' })
  await site.engine
    .write(administrator, async (documents) => {
      const { name } = await post(documents, posting)
      if (what === 'fail') throw new Error('on the way')
      if (what === 'again') expect(await post(documents, posting)).toMatchObject({ name })
      if (what === 'reverse')
        await reverse(documents, name, { idempotencyKey: `${key}, back`, memo: 'A mistake' })
    })
    .catch((error: unknown) => {
      if (what !== 'fail') throw error
    })
}

test('The books are correct after any history of postings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      history += 1
      // Steps run in pairs, so that concurrent operations on an account wait and do not fail.
      for (let index = 0; index < steps.length; index += 2)
        await Promise.all(
          steps.slice(index, index + 2).map((one, place) => live(one, `${history}: ${index + place}`)),
        )
      await requireSoundBooks()
    }),
    { numRuns: 60, seed: 4 },
  )
}, 60_000)

test('Twenty-five concurrent postings to one account all succeed, one after the other', async () => {
  const before = (await walk()).size
  expect(before).toBeGreaterThan(0)
  const own = (number: number): AccountSelector => ({
    purpose: 'business',
    party: { type: 'Business', name: `BS-${number}` },
  })
  const across = (number: number) => {
    const other = { account: own(number % 3), amount: -(number + 1) }
    const hot = { account: gateway, amount: number + 1 }
    return samplePosting(`hot ${number}`, number % 2 === 0 ? [hot, other] : [other, hot])
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, (_, number) => posted(site.engine, across(number))),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  await requireSoundBooks()
})

test('Two concurrent transactions posting two entries each in opposite order both succeed', async () => {
  const [one, other] = [gateway, income]
  const pair = (key: string, order: readonly AccountSelector[]) =>
    site.engine.write(administrator, async (documents) => {
      for (const account of order)
        await post(
          documents,
          samplePosting(`${key} ${account.purpose}`, [
            { account, amount: 7 },
            { account: { purpose: 'cheques', party: { type: 'Business', name: key } }, amount: -7 },
          ]),
        )
    })
  await posted(site.engine, captured('known', 1))
  await Promise.all(
    Array.from({ length: 4 }, (_, number) =>
      pair(`pair ${number}`, number % 2 === 0 ? [one, other] : [other, one]),
    ),
  )
  await requireSoundBooks()
}, 30_000)
