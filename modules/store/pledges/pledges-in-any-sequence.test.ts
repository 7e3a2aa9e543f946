import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Values } from '#framework/testing'
import { cancelOneItem, refundOneItem } from '#store/orders/testing'
import { openPledgeSite, stopAll, type PledgeSite } from './testing/pledge-site.ts'

const HISTORIES = Math.ceil(Number(process.env['MELA_HISTORIES'] ?? 2000) / 250)
const CAP = 150

let fixture: PledgeSite
beforeAll(async () => {
  fixture = await openPledgeSite()
})
afterAll(() => fixture.site.close())

const step = fc.oneof(
  fc.record({ what: fc.constant('order' as const), quantity: fc.integer({ min: 2, max: 3 }) }),
  fc.record({ what: fc.constantFrom('deliver', 'return', 'cancel', 'refund'), of: fc.nat(3) }),
  fc.record({ what: fc.constant('night' as const), days: fc.integer({ min: 1, max: 9 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Tries a step of an order; those that its state refuses change nothing. */
async function tryStep(what: string, placed: Values): Promise<void> {
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    deliver: () => fixture.deliver(placed),
    return: () => fixture.giveBack(placed, 1),
    cancel: () => cancelOneItem(fixture.store, placed),
    refund: () => refundOneItem(fixture.store, fixture.office, placed),
  }
  await steps[what]?.().catch(() => undefined)
  await fixture.site.engine.drainEvents()
}

async function play(one: Step, orders: Values[]): Promise<void> {
  if ('quantity' in one) orders.push(await fixture.order(one.quantity))
  else if ('days' in one) await fixture.night(one.days)
  else {
    const placed = orders[one.of % Math.max(1, orders.length)]
    if (placed) await tryStep(one.what, placed)
  }
}

test(`The books agree after every history of pledged orders (${HISTORIES} histories)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 6 }), async (history) => {
      const pledge = await fixture.newPledge({ cap_amount: CAP })
      const orders = [await fixture.order(2)]
      for (const one of history) await play(one, orders)
      await fixture.night(9)
      const sales = await fixture.salesOf(pledge)
      const given = sales.reduce(
        (sum, sale) => sum + Number(sale['amount']) - Number(sale['reversed_amount']),
        0,
      )
      expect(given).toBeLessThanOrEqual(CAP)
      const { raised, held } = await fixture.publicPledge(pledge)
      expect(Number(raised) + Number(held)).toBeCloseTo(given, 2)
      expect(await fixture.faults()).toEqual([])
      await stopAll(fixture)
    }),
    { numRuns: HISTORIES, seed: 20261129, endOnFailure: true },
  )
}, 600_000)
