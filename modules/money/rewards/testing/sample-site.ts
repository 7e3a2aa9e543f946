import { books } from '#money/books'
import {
  docType,
  everything,
  int,
  link,
  money,
  reading,
  select,
  series,
  text,
  whereUser,
} from '#framework/doctypes'
import { randomName } from '#framework/documents'
import { defineModule, method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testClock,
  testSite,
  valuesOf,
  type TestClient,
  type TestClock,
  type TestSite,
} from '#framework/testing'
import { addDays } from '#meta'
import { findOrCreateAccount, getBalance, ledger, type Discrepancy } from '#money/ledger'
import { listDiscrepancies } from '#money/ledger/testing'
import { payable, payments, type Payable } from '#money/payments'
import { notifications } from '#site/notifications'
import { website, WebsiteSettings } from '#site/website'
import { earnPoints } from '../entry/earn-points.ts'
import { pointsAccount } from '../entry/reward-entry.queries.ts'
import { reversePoints } from '../entry/reverse-points.ts'
import { rewards } from '../index.ts'
import { quotePoints, spendPoints } from '../payment/spend-points.ts'
import { RewardRule } from '../rule/reward-rule.doctype.ts'
import { RewardSettings } from '../settings/reward-settings.doctype.ts'

const ProductCategory = docType('Product Category', {
  fields: { category_name: text() },
  access: { 'System Manager': everything },
})

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything },
})

/** A sale that points pay in part. */
const SampleSale = docType('Sample Sale', {
  naming: series('SALE-.#####'),
  fields: {
    amount: money({ required: true }),
    paid: money({ required: true, default: 0 }),
    state: select(['due', 'paid'], { required: true, default: 'due' }),
    customer: link('User', { required: true }),
  },
  access: { 'System Manager': everything, All: reading(whereUser('customer')) },
})

const payableSale: Payable = {
  type: SampleSale.name,
  storedValue: 'parts',
  async due(documents, name) {
    const { amount, paid, customer } = await documents.lock(SampleSale, name)
    if (paid >= amount) return null
    const payer = { name: 'Meena', email: 'meena@example.org', phone: null, user: customer }
    return {
      ...{ amount: amount - paid, currency: 'INR', description: `Sale ${name}`, payer, organisation: null },
      returnPath: '/my-orders',
    }
  },
  async settle(documents, { name, amount }) {
    const sale = await documents.lock(SampleSale, name)
    const paid = sale.paid + amount
    await documents.save(SampleSale, name, { paid, state: paid >= sale.amount ? 'paid' : 'due' })
    const account = { purpose: 'income', party: { type: 'DocType', name: SampleSale.name } } as const
    return { credits: [{ account, amount, memo: 'Shop' }] }
  },
  async refunded(documents, { name, amount }) {
    const { paid } = await documents.lock(SampleSale, name)
    await documents.save(SampleSale, name, { paid: paid - amount, state: 'due' })
  },
}

/** Most that points pay in a test. */
const TOTAL = 1_000_00

const payWithPoints = method({
  access: signedInUsers,
  input: { sale: text({ required: true }), points: int({ required: true }) },
  methods: ['POST'],
  async run({ input: { sale: name, points }, documents, ctx }) {
    const { user } = documents.caller
    const system = documents.asSystemFor(user)
    const quote = await quotePoints(system, { user, points, total: TOTAL })
    const idempotencyKey = `points ${randomName()}`
    const payment = await spendPoints(system, ctx, {
      ...quote,
      user,
      type: SampleSale.name,
      name,
      idempotencyKey,
    })
    return payment.name
  },
})

interface EarnedSale {
  readonly reference: string
  /** Minor units. */
  readonly amount: number
  readonly returnDays?: number
  readonly categories?: readonly string[]
}

export interface RewardSite {
  readonly site: TestSite
  readonly clock: TestClock
  call(
    client: TestClient,
    method: string,
    args?: Readonly<Record<string, unknown>>,
  ): ReturnType<TestClient['post']>
  change(settings: Readonly<Record<string, unknown>>): Promise<void>
  switchPoints(isOn: boolean): Promise<void>
  /** Earns points for a delivered package of one item, bought four times. */
  earn(client: TestClient, sale: EarnedSale): Promise<void>
  /** Returns all but some of the four. */
  returnAllBut(remaining: number, reference: string): Promise<void>
  night(days: number): Promise<void>
  newSale(client: TestClient, amount: number): Promise<string>
  spend(client: TestClient, sale: string, points: number): ReturnType<TestClient['post']>
  /** Refunds minor units of a payment to its points. */
  refund(payment: string, amount: number): ReturnType<TestClient['post']>
  pointsOf(client: TestClient): Promise<Readonly<Record<string, unknown>>>
  /** Minor units that the books owe for a customer's points. */
  owedFor(client: TestClient): Promise<number>
  discrepancies(): Promise<readonly Discrepancy[]>
}

const referenceOf = (name: string) => ({ type: SampleSale.name, name })

const LINE = 'line'

function earnings({ engine }: TestSite): Pick<RewardSite, 'earn' | 'returnAllBut'> {
  return {
    earn: ({ user }, { reference, amount, returnDays = 7, categories = [] }) =>
      engine.write(administrator, (documents) =>
        earnPoints(documents.asSystem(), {
          ...{ user, reference: referenceOf(reference), description: reference },
          parts: [{ key: LINE, amount, categories }],
          availableOn: addDays(documents.today, returnDays + 1),
        }),
      ),
    returnAllBut: (remaining, reference) =>
      engine.write(administrator, (documents) =>
        reversePoints(
          documents.asSystem(),
          SampleSale.name,
          new Map([[reference, [{ key: LINE, remaining, bought: 4 }]]]),
        ),
      ),
  }
}

/** A site with points switched on: 10 points for ₹100, each worth 50 paise. */
export async function openRewardSite(): Promise<RewardSite> {
  const clock = testClock()
  const shop = defineModule({
    name: 'sample_shop',
    docTypes: [SampleSale, ProductCategory, Business],
    methods: { payWithPoints },
    extensions: [payable.add(payableSale)],
  })
  const site = await testSite([notifications, website, ledger, payments, rewards, books, shop], {
    settings: { clock: clock.now },
  })
  const { engine } = site
  const office = await site.userWith('School Office')
  const write = <T>(run: Parameters<typeof engine.write<T>>[1]) => engine.write(administrator, run)
  const switchPoints = async (isOn: boolean) => {
    await write((documents) =>
      documents.save(WebsiteSettings, WebsiteSettings.name, { enable_reward_points: isOn ? 1 : 0 }),
    )
  }
  const change: RewardSite['change'] = async (settings) => {
    await write((documents) => documents.save(RewardSettings, RewardSettings.name, settings))
  }
  await switchPoints(true)
  await change({ values: [{ valid_from: '2020-01-01', value: 50 }], minimum_points: 1, maximum_percent: 100 })
  await write((documents) =>
    documents.insert(RewardRule, { title: 'All', points: 10, per_amount: 100_00, valid_from: '2020-01-01' }),
  )
  const call: RewardSite['call'] = (client, method, args) =>
    client.post(`/api/method/mela.rewards.${method}`, args)
  return {
    ...{ site, clock, call, change, switchPoints },
    ...earnings(site),
    async night(days) {
      clock.pass(days * 24 * 3600)
      await engine.runTask('rewards.confirm')
    },
    newSale: ({ user: customer }, amount) =>
      write(async (documents) => (await documents.insert(SampleSale, { customer, amount })).name),
    spend: (client, sale, points) =>
      client.post('/api/method/mela.sample_shop.pay_with_points', { sale, points }),
    refund: (payment, amount) =>
      office.post('/api/method/mela.payments.refund', {
        ...{ payment, amount: amount / 100, reason: 'It came back' },
        idempotency_key: `refund-of-points-${randomName()}`,
      }),
    pointsOf: async (client) => valuesOf((await call(client, 'get_points')).message),
    owedFor: ({ user }) =>
      write(
        async (documents) =>
          0 - (await getBalance(documents, await findOrCreateAccount(documents, pointsAccount(user)))),
      ),
    discrepancies: () => listDiscrepancies(site),
  }
}
