import { administrator } from '#framework/permissions'
import {
  always,
  docType,
  everything,
  link,
  money,
  reading,
  select,
  series,
  text,
  whereUser,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testClock, testSite, type TestClient, type TestSite } from '#framework/testing'
import { untranslated } from '#meta'
import { getBalance, findOrCreateAccount, ledger, type AccountSelector } from '#money/ledger'
import { creditSpending, payable, type Payable } from '../extension-points.ts'
import { payments } from '../index.ts'
import { sampleGateway, type SampleGateway } from './index.ts'

const OPEN_TO = 'receipt-of-the-fee'

export const SampleFee = docType('Sample Fee', {
  naming: series('FEE-.#####'),
  fields: {
    amount: money({ required: true }),
    state: select(['due', 'paid', 'broken'], { required: true, default: 'due' }),
    refunded: money({ required: true, default: 0 }),
    customer: link('User'),
    title: text(),
  },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    All: reading(whereUser('customer')),
  },
})

const income = { purpose: 'income', party: { type: 'DocType', name: SampleFee.name } } as const

const shop = { purpose: 'business', party: { type: 'Business', name: 'BS-00002' } } as const

const payableFee: Payable = {
  type: SampleFee.name,
  async due(documents, name) {
    const { state, amount, customer } = await documents.lock(SampleFee, name)
    if (state === 'paid') return null
    const payer = { name: 'Meena', email: 'meena@example.org', phone: null, user: customer }
    return {
      amount,
      currency: 'INR',
      description: `Fee ${name}`,
      payer,
      organisation: null,
      returnPath: '/fees',
    }
  },
  async settle(documents, { name, amount, wasDue }) {
    const { state, amount: owed } = await documents.lock(SampleFee, name)
    if (state === 'paid') return { refusal: untranslated('This fee is paid already') }
    await documents.save(SampleFee, name, { state: 'paid' })
    if (state === 'broken') throw new Error('The room of fees is broken')
    const part = Math.floor(amount / 3)
    const credits = [
      { account: income, amount: amount - part, memo: 'School' },
      { account: shop, amount: part, memo: 'Shop' },
    ]
    return {
      credits: credits.filter((credit) => credit.amount > 0),
      ...(wasDue ? { tooMuch: Math.max(0, amount - owed) } : {}),
    }
  },
  async refunded(documents, { name, amount, isFullRefund }) {
    const { refunded } = await documents.lock(SampleFee, name)
    await documents.save(SampleFee, name, {
      refunded: refunded + amount,
      ...(isFullRefund ? { state: 'due' } : {}),
    })
  },
  opensTo: async (_documents, { receipt }) => receipt === OPEN_TO,
}

let keys = 0

export const newKey = (): string => `key-of-the-test-${String((keys += 1)).padStart(4, '0')}`

export interface SamplePaying {
  readonly site: TestSite
  readonly gateway: SampleGateway
  readonly clock: ReturnType<typeof testClock>
  readonly office: TestClient
  newFee(values?: {
    readonly amount?: number
    readonly customer?: string
    readonly state?: 'due' | 'broken'
  }): Promise<string>
  open(
    fee: string,
    key?: string,
  ): Promise<{ readonly payment: string; readonly token: string; readonly order: string }>
  deliverEvent(order: string, id?: string): Promise<number>
  reconcileAfter(minutes: number): Promise<void>
  payment(name: string): Promise<Readonly<Record<string, unknown>>>
  refunds(payment: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  fee(name: string): Promise<Readonly<Record<string, unknown>>>
  /** Minor units, debits positive. */
  balance(wanted: AccountSelector): Promise<number>
  refund(
    payment: string,
    amount: number,
    rest?: Readonly<Record<string, unknown>>,
  ): ReturnType<TestClient['post']>
}

export const accounts = {
  gateway: { purpose: 'gateway', party: { type: 'Gateway', name: 'Sandbox' } },
  income,
  shop,
  unallocated: { purpose: 'unapplied' },
  due: { purpose: 'refunds due' },
  disputed: { purpose: 'disputed' },
} as const satisfies Record<string, AccountSelector>

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

const rowOf = (value: unknown) => (isRow(value) ? value : {})

function feesModule(gateway: SampleGateway, takesCredit: boolean) {
  const credit = takesCredit
    ? [creditSpending.add({ module: 'fees', isOn: async () => true, credited: async () => undefined })]
    : []
  const extensions = [payable.add(payableFee), gateway.extension, ...credit]
  return defineModule({ name: 'fees', docTypes: [SampleFee], extensions })
}

export async function samplePaying({ takesCredit = false } = {}): Promise<SamplePaying> {
  const gateway = sampleGateway({ name: 'Sandbox', refunds: 'pending' })
  const clock = testClock()
  const fees = feesModule(gateway, takesCredit)
  const site = await testSite([ledger, payments, fees], { settings: { clock: clock.now } })
  const office = await site.userWith('School Office')
  const write = site.engine.write
  const read = async (path: string) => rowOf((await site.administrator.get(path)).data)

  return {
    site,
    gateway,
    clock,
    office,
    newFee: async (values = {}) =>
      (await write(administrator, (documents) => documents.insert(SampleFee, { amount: 10_000, ...values })))
        .name,
    async open(fee, key = newKey()) {
      const { message } = await site.guest.post('/api/method/mela.payments.pay', {
        ...{ reference_type: SampleFee.name, reference_name: fee, gateway: 'Sandbox' },
        ...{ idempotency_key: key, receipt_token: OPEN_TO },
      })
      const { payment, token, checkout } = rowOf(message)
      const order = String(rowOf(checkout)['url']).split('/').at(-1) ?? ''
      return { payment: String(payment), token: String(token), order }
    },
    async deliverEvent(order, id) {
      const { body, headers } = gateway.event(order, id)
      const { status } = await site.guest.request('POST', '/hooks/sandbox', { body, headers })
      const { rows } = await site.engine.database.pool.query<{ name: string }>(
        `select name from "Gateway Event" where state = 'stored'`,
      )
      for (const { name } of rows) await site.engine.runTask('payments.work_off_event', { event: name })
      return status
    },
    async reconcileAfter(minutes) {
      clock.pass(minutes * 60)
      await site.engine.runTask('payments.reconcile')
    },
    payment: (name) => read(`/api/resource/Payment/${name}`),
    fee: (name) => read(`/api/resource/Sample Fee/${name}`),
    async refunds(payment) {
      const answer = await site.administrator.get('/api/resource/Refund', {
        filters: [['payment', '=', payment]],
        fields: ['name', 'state', 'amount', 'gateway_refund', 'destination', 'error'],
        order_by: 'creation asc',
      })
      return answer.rows
    },
    balance: (wanted) =>
      write(administrator, async (documents) =>
        getBalance(documents, await findOrCreateAccount(documents, wanted)),
      ),
    refund: (payment, amount, rest = {}) =>
      office.post('/api/method/mela.payments.refund', {
        ...{ payment, amount, reason: 'They asked for it', idempotency_key: newKey(), ...rest },
      }),
  }
}

type Fee = Parameters<SamplePaying['newFee']>[0]

export async function openOne(paying: SamplePaying, values: Fee = {}) {
  const fee = await paying.newFee(values)
  return { fee, ...(await paying.open(fee)) }
}

export async function entriesOf(paying: SamplePaying, payment: string): Promise<readonly string[]> {
  const { rows } = await paying.site.engine.database.pool.query<{ kind: string }>(
    `select kind from "Ledger Entry" where source_name = $1 or source_name in (select name from "Refund" where payment = $1)
     order by creation`,
    [payment],
  )
  return rows.map(({ kind }) => kind)
}
