import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVolunteerCreditSite, type Helper, type VolunteerCreditSite } from './testing/sample-site.ts'

/** Histories of a batch, each of one family with two volunteers. */
const AT_ONCE = 6
const BATCHES = Math.ceil(Number(process.env['MELA_HISTORIES'] ?? 2000) / 400)
const MONTH_MINUTES = 4 * 60

let fixture: VolunteerCreditSite
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
  await fixture.change({ volunteer_month_hours: 3, household_month_hours: 4 })
})
afterAll(() => fixture.site.close())

const who = fc.nat(1)

const step = fc.oneof(
  fc.record({
    ...{ what: fc.constant('record' as const), who, minutes: fc.integer({ min: 1, max: 150 }) },
    isConfirmed: fc.boolean(),
  }),
  fc.record({ what: fc.constant('approve' as const), of: fc.nat(5) }),
  fc.record({ what: fc.constant('confirm' as const), of: fc.nat(5) }),
  fc.record({ what: fc.constant('reopen' as const), of: fc.nat(5) }),
  fc.record({ what: fc.constant('pay' as const), who, rupees: fc.integer({ min: 1, max: 90 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Playing {
  readonly helpers: readonly [Helper, Helper]
  readonly entries: { readonly name: string; readonly helper: Helper }[]
}

const day = () => fixture.today()

async function record({ helpers, entries }: Playing, one: Step & { what: 'record' }): Promise<void> {
  const helper = helpers[one.who === 0 ? 0 : 1]
  const name = await fixture.record(helper, { minutes: one.minutes, on_day: day() })
  entries.push({ name, helper })
  if (one.isConfirmed) await fixture.confirm(helper.client, name)
}

async function pay({ helpers }: Playing, one: Step & { what: 'pay' }): Promise<void> {
  const helper = helpers[one.who === 0 ? 0 : 1]
  const fee = String((await fixture.feeOf(helper))['name'])
  expect([200, 417]).toContain((await fixture.pay(helper.client, ['Fee', fee], one.rupees)).status)
}

async function play(playing: Playing, one: Step): Promise<void> {
  if (one.what === 'record') return record(playing, one)
  if (one.what === 'pay') return pay(playing, one)
  const entry = playing.entries[one.of % Math.max(1, playing.entries.length)]
  if (entry === undefined) return
  if (one.what === 'confirm') await fixture.confirm(entry.helper.client, entry.name)
  else await fixture.setState(entry.name, one.what === 'approve' ? 'approved' : 'waiting')
}

/** Refuses more credited minutes of a household than its limit. */
async function requireWithinLimit({ entries }: Playing): Promise<void> {
  const credits = (await Promise.all(entries.map(({ name }) => fixture.creditsFor(name)))).flat()
  const given = credits.filter(({ state }) => state === 'given')
  expect(given.reduce((sum, { minutes }) => sum + Number(minutes), 0)).toBeLessThanOrEqual(MONTH_MINUTES)
}

const batch = fc.array(fc.array(step, { minLength: 8, maxLength: 8 }), {
  minLength: AT_ONCE,
  maxLength: AT_ONCE,
})

test(`The books agree after every history of hours (${BATCHES * AT_ONCE} histories)`, async () => {
  await fc.assert(
    fc.asyncProperty(batch, async (histories) => {
      await Promise.all(
        histories.map(async (history) => {
          const mother = await fixture.helper()
          const father = await fixture.helper({ spouse: mother })
          const playing: Playing = { helpers: [mother, father], entries: [] }
          for (const helper of playing.helpers)
            playing.entries.push({ name: await fixture.earn(helper, 45, { on_day: day() }), helper })
          for (let place = 0; place < history.length; place += 2)
            await Promise.all(history.slice(place, place + 2).map((one) => play(playing, one)))
          await requireWithinLimit(playing)
        }),
      )
      expect(await fixture.discrepancies()).toEqual([])
    }),
    { numRuns: BATCHES, seed: 20261129, endOnFailure: true },
  )
}, 600_000)

test('Some histories gave, cut, withdrew and owed credit', async () => {
  const { rows } = await fixture.site.engine.database.pool.query<Record<string, boolean>>(
    `select bool_or(state = 'given') as given, bool_or(state = 'withdrawn') as withdrawn,
      bool_or(cut_minutes > 0) as cut, (select bool_or(withdrawn_on is not null and used_amount > 0) from "Wallet Credit") as owed,
      (select bool_or(used_amount > 0) from "Wallet Credit") as used
    from "Hours Credit"`,
  )
  expect(rows).toEqual([{ given: true, withdrawn: true, cut: true, owed: true, used: true }])
})
