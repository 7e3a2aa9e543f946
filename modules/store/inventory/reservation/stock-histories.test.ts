import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { releaseReservation, reserveStock, shipStock, StockMove, returnToStock } from '../index.ts'
import { call, stockSite, type SampleProduct, type StockSite } from '../testing/sample-site.ts'

let sample: StockSite
let products: readonly SampleProduct[]
beforeAll(async () => {
  sample = await stockSite()
  products = [await sample.addProduct(), await sample.addProduct()]
  for (const { variant } of products)
    for (const branch of sample.branches.slice(0, 2)) {
      const counted = { branch, variant, counted: 0 }
      expect((await call(sample.site.administrator, 'count_stock', counted)).status).toBe(200)
      const terms = { stock_policy: 'pre-order', back_order_limit: 9, release_on: '2031-12-12' }
      await sample.site.administrator.put(`/api/resource/Stock/${branch}-${variant}`, terms)
    }
})
afterAll(() => sample.site.close())

const kinds = ['received', 'counted', 'lost', 'reserve', 'beyond', 'release', 'ship', 'back', 'fail'] as const

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  quantity: fc.integer({ min: 1, max: 6 }),
  productIndex: fc.integer({ min: 0, max: 1 }),
  branch: fc.integer({ min: 0, max: 1 }),
  which: fc.nat({ max: 20 }),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const held: string[] = []

async function happen({ kind, quantity, productIndex, branch, which }: Step): Promise<void> {
  const { variant = '' } = products[productIndex] ?? {}
  const { variant: second = '' } = products[1 - productIndex] ?? {}
  const [at = '', there = ''] = branch === 0 ? sample.branches : sample.branches.slice(0, 2).toReversed()
  const source = { type: 'Order', name: `ORD-${held.length}` }
  const line = { variant, branch: at, quantity, field: 'lines', title: 'Pot' }
  const another = { ...line, variant: second, branch: there }
  const name = held[which % Math.max(1, held.length)] ?? 'none'
  await sample.site.engine.write(administrator, async (documents) => {
    if (kind === 'beyond') {
      const back_order = { kind: 'pre-order', expected_on: '2031-12-12', quantity } as const
      held.push(await reserveStock(documents, { source, lines: [{ ...line, back_order }], expiresAt: null }))
    } else if (kind === 'reserve' || kind === 'fail') {
      const lines = which % 2 === 0 ? [line, another] : [another, line]
      const reserved = await reserveStock(documents, { source, lines, expiresAt: null })
      if (kind === 'fail') throw new Error('on the way')
      held.push(reserved)
    } else if (kind === 'release') await releaseReservation(documents, name, which % 3 === 0 ? [line] : null)
    else if (kind === 'ship') await shipStock(documents, name, [line])
    else if (kind === 'back') await returnToStock(documents, { source, lines: [line] })
    else await documents.insert(StockMove, { kind, branch: at, variant, quantity })
  })
}

const expected: ReadonlySet<string> = new Set([
  ...['inventory.sold_out', 'inventory.not_held', 'inventory.promised'],
])

const isExpected = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'on the way' ||
    error.message.includes('Units that wait for stock cannot be shipped') ||
    ('code' in error && expected.has(String(error.code))))

async function faults() {
  const check = sample.site.engine.extensions(bookkeepingCheck).find(({ name }) => name === 'inventory.stock')
  return sample.site.engine.read(
    administrator,
    async (documents) => (await check?.run(documents.asSystem(), { timeZone: 'Asia/Kolkata' })) ?? [],
  )
}

test(
  'After any history stock equals the sum of its moves and is never promised twice',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        // Steps run in pairs, so that concurrent operations on the same stock wait and do not fail.
        for (let index = 0; index < steps.length; index += 2) {
          const outcomes = await Promise.allSettled(steps.slice(index, index + 2).map(happen))
          const failed = outcomes
            .filter((one) => one.status === 'rejected')
            .map(({ reason }): unknown => reason)
          expect(failed.filter((error) => !isExpected(error))).toEqual([])
        }
        expect(await faults()).toEqual([])
      }),
      { numRuns: 40, seed: 7 },
    )
  },
)

test('The nightly check finds stock without a stock move', async () => {
  const forge = (change: string) =>
    sample.site.engine.database.kysely.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      await sql.raw(change).execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
    })
  await happen({ kind: 'received', quantity: 30, productIndex: 0, branch: 0, which: 0 })
  await forge('update "Stock" set on_hand = on_hand + 1, available = available + 1')
  expect((await faults())[0]).toMatchObject({
    problem: 'Stock on hand does not match the sum of its movements',
  })
  await forge('update "Stock" set on_hand = on_hand - 1, available = available - 1')
  expect(await faults()).toEqual([])
})
