import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestClient } from '#framework/testing'
import { openRewardSite, type RewardSite } from './testing/sample-site.ts'

/** Histories of a batch, each of one customer; they share its nights. */
const AT_ONCE = 10
const BATCHES = Number(process.env['MELA_HISTORIES'] ?? 2000) / 200

let fixture: RewardSite
beforeAll(async () => {
  fixture = await openRewardSite()
  await fixture.change({ expiry_days: 40 })
})
afterAll(() => fixture.site.close())

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('earn' as const), rupees: fc.integer({ min: 1, max: 2000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('return' as const), of: fc.nat(3), remaining: fc.nat(4) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 120 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('refund' as const),
      of: fc.nat(3),
      paise: fc.integer({ min: 1, max: 6000 }),
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const batch = fc.record({
  histories: fc.array(fc.array(step, { minLength: 6, maxLength: 6 }), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  }),
  /** Days by which the clock moves after a step; negative at times. */
  moves: fc.array(fc.constantFrom(0, 1, 9, 35, -5), { minLength: 6, maxLength: 6 }),
})

interface Playing {
  readonly customer: TestClient
  readonly bought: string[]
  readonly payments: string[]
}

let sales = 0

async function earn({ customer, bought }: Playing, rupees: number): Promise<void> {
  const reference = `sale ${(sales += 1)}`
  await fixture.earn(customer, { reference, amount: rupees * 100 })
  bought.push(reference)
}

async function spend({ customer, payments }: Playing, points: number): Promise<void> {
  const { status, message } = await fixture.spend(customer, await fixture.newSale(customer, 1_000_00), points)
  expect([200, 417]).toContain(status)
  if (status === 200) payments.push(String(message))
}

const pick = (list: readonly string[], place: number): string | undefined =>
  list[place % Math.max(1, list.length)]

async function play(playing: Playing, one: Step): Promise<void> {
  if (one.what === 'earn') return earn(playing, one.rupees)
  if (one.what === 'spend') return spend(playing, one.points)
  if (one.what === 'return') {
    const reference = pick(playing.bought, one.of)
    if (reference !== undefined) await fixture.returnAllBut(one.remaining, reference)
    return
  }
  const payment = pick(playing.payments, one.of)
  if (payment !== undefined) expect([200, 417]).toContain((await fixture.refund(payment, one.paise)).status)
}

/** Refuses points that differ from what the books owe for them. */
async function requireOwedWorth({ customer }: Playing): Promise<void> {
  const { worth } = await fixture.pointsOf(customer)
  const owed = await fixture.owedFor(customer)
  expect(owed).toBeGreaterThanOrEqual(0)
  // Points whose last day is over wait for the night.
  expect(Number(worth) * 100).toBeLessThanOrEqual(owed)
}

test(`The books agree after every history of points (${BATCHES * AT_ONCE} histories)`, async () => {
  await fc.assert(
    fc.asyncProperty(batch, async ({ histories, moves }) => {
      const played: Playing[] = []
      for (const _history of histories) {
        const playing: Playing = {
          customer: await fixture.site.userWith('Customer'),
          bought: [],
          payments: [],
        }
        await earn(playing, 1000)
        played.push(playing)
      }
      await fixture.night(9)
      for (const [moment, days] of moves.entries()) {
        const now = histories.flatMap((history, place) => {
          const [playing, one] = [played[place], history[moment]]
          return playing && one ? [play(playing, one)] : []
        })
        await Promise.all(now)
        await fixture.night(days)
      }
      for (const playing of played) await requireOwedWorth(playing)
      expect(await fixture.discrepancies()).toEqual([])
    }),
    { numRuns: BATCHES, seed: 20261129, endOnFailure: true },
  )
}, 600_000)

test('Some histories spent, returned and refunded points', async () => {
  const { rows } = await fixture.site.administrator.get('/api/resource/Reward Movement', {
    fields: ['kind', 'count(name) as many'],
    group_by: 'kind',
    order_by: '',
  })
  const kinds = rows.map((row) => valuesOf(row)['kind'])
  expect(kinds.toSorted()).toEqual(['earned', 'expired', 'returned', 'reversed', 'spent'])
})
