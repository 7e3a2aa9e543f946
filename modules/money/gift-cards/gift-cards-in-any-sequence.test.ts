import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf, type TestClient, type TestResponse } from '#framework/testing'
import { openGiftCardSite, type GiftCardSite, type IssuedCard } from './testing/sample-site.ts'

const DAY = 24 * 3600
const ROUNDS = Number(process.env['MELA_HISTORIES'] ?? 2000) / 50

let fixture: GiftCardSite
let people: readonly TestClient[]
beforeAll(async () => {
  fixture = await openGiftCardSite()
  people = [await fixture.site.userWith('Customer'), await fixture.site.userWith('Customer')]
})
afterAll(() => fixture.site.close())

const few = fc.nat({ max: 2 })
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 160 }))

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('spend' as const), card: few, percent }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('refund' as const), payment: few, percent }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('redeem' as const), card: few, person: few }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('disable' as const), card: few }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('enable' as const), card: few }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('new code' as const), card: few }) },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const history = fc.record({
  amounts: fc.array(fc.integer({ min: 100, max: 200_000 }), { minLength: 2, maxLength: 3 }),
  // Two steps of one moment run at the same time, as of two phones.
  moments: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
  /** Days by which the clock moves before a moment; negative at times. */
  moves: fc.array(fc.oneof(fc.constant(0), fc.constantFrom(200, -150, 400, -300, 31)), {
    minLength: 12,
    maxLength: 12,
  }),
})

interface History {
  readonly amounts: readonly number[]
  readonly moments: readonly (readonly Step[])[]
  readonly moves: readonly number[]
}

interface Playing {
  readonly cards: readonly IssuedCard[]
  readonly amounts: readonly number[]
  readonly fees: readonly string[]
  readonly payments: string[]
}

const shareOf = (amount: number, share: number) => Math.max(1, Math.floor((amount * share) / 100))

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

async function runSpend({ cards, amounts, fees, payments }: Playing, index: number, share: number) {
  const [card, amount, fee] = [pick(cards, index), pick(amounts, index), pick(fees, index)]
  if (card === undefined || amount === undefined || fee === undefined) return
  const answer = await fixture.spend(card, fee, shareOf(amount, share))
  if (answer.status === 200) payments.push(String(valuesOf(answer.message)['payment']))
  return answer
}

async function run(playing: Playing, one: Step): Promise<TestResponse | undefined> {
  const { cards, amounts, payments } = playing
  if (one.what === 'spend') return runSpend(playing, one.card, one.percent)
  if (one.what === 'expire') {
    await fixture.site.engine.runTask('gift_cards.expire')
    return
  }
  if (one.what === 'refund') {
    const payment = pick(payments, one.payment)
    if (payment === undefined) return
    return fixture.refund(payment, shareOf(amounts[0] ?? 1, one.percent))
  }
  const card = pick(cards, one.card)
  if (card === undefined) return
  if (one.what === 'redeem') {
    const person = pick(people, one.person) ?? fixture.office
    return fixture.call(person, 'redeem', { code: card.code, idempotency_key: fixture.key() })
  }
  const methods = { disable: 'disable', enable: 'enable', 'new code': 'send_again' } as const
  return fixture.call(fixture.office, methods[one.what], { name: card.name })
}

/** Refuses a call that failed as a fault of the server: every refusal has words. */
function requireWords(answer: TestResponse | undefined): void {
  if (answer) expect([200, 403, 417, 429]).toContain(answer.status)
}

/** Refuses a card that holds less than nothing. */
async function requireNoOverdraft(): Promise<void> {
  const { rows } = await fixture.site.administrator.get('/api/resource/Ledger Account', {
    filters: { purpose: 'gift card' },
    fields: ['balance', 'party'],
    limit_page_length: 0,
  })
  for (const { balance } of rowsOf(rows)) expect(Number(balance)).toBeLessThanOrEqual(0)
}

/** Kinds of steps that succeeded in some history. */
const succeeded = new Set<string>()

async function balancesAfter({ amounts, moments, moves }: History): Promise<void> {
  const cards: IssuedCard[] = []
  const fees: string[] = []
  const [parent] = people
  if (parent === undefined) throw new Error('Nobody is there')
  for (const amount of amounts) {
    cards.push(await fixture.newCard(amount))
    fees.push(await fixture.newFee(parent, 1_000_000_00))
  }
  const playing: Playing = { cards, amounts, fees, payments: [] }
  let passed = 0
  for (const [index, moment] of moments.entries()) {
    const days = moves[index] ?? 0
    fixture.clock.pass(days * DAY)
    passed += days
    const answers = await Promise.all(moment.map((one) => run(playing, one)))
    for (const [place, answer] of answers.entries()) {
      requireWords(answer)
      if (answer?.status === 200) succeeded.add(moment[place]?.what ?? '')
    }
  }
  fixture.clock.pass(-passed * DAY)
  await requireNoOverdraft()
  expect(await fixture.discrepancies()).toEqual([])
}

test(`The books agree with the cards after ${ROUNDS} histories of cards that two phones spend, and a clock that jumps`, async () => {
  const seed = Number(process.env['MELA_SEED_OF_HISTORIES'] ?? 20261129)
  await fc.assert(fc.asyncProperty(history, balancesAfter), { seed, numRuns: ROUNDS, endOnFailure: true })
}, 300_000)

test('The histories contain each step in a form that succeeds', () => {
  expect([...succeeded].toSorted()).toEqual(['disable', 'enable', 'new code', 'redeem', 'refund', 'spend'])
})
