import { books } from '#money/books'
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
import { User } from '#framework/identity'
import { defineModule, type Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testClock,
  testSite,
  valuesOf,
  type TestClient,
  type TestClock,
  type TestResponse,
  type TestSite,
} from '#framework/testing'
import { findOrCreateAccount, getBalance, ledger, type AccountSelector } from '#money/ledger'
import { listDiscrepancies } from '#money/ledger/testing'
import { payable, payments, type Payable } from '#money/payments'
import { sampleGateway, type SampleGateway } from '#money/payments/testing'
import { notifications } from '#site/notifications'
import { website, WebsiteSettings } from '#site/website'
import { GoodwillCredit } from '../goodwill/goodwill-credit.doctype.ts'
import { wallet } from '../index.ts'
import { WalletSettings } from '../settings/wallet-settings.doctype.ts'

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything, 'School Office': reading(always) },
})

export const SampleFee = docType('Sample Fee', {
  naming: series('FEE-.#####'),
  fields: {
    amount: money({ required: true }),
    paid: money({ required: true, default: 0 }),
    state: select(['due', 'paid'], { required: true, default: 'due' }),
    customer: link('User', { required: true }),
    business: link('Business'),
  },
  access: { 'System Manager': everything, All: reading(whereUser('customer')) },
})

export const feeIncome = { purpose: 'income', party: { type: 'DocType', name: SampleFee.name } } as const

/** A fee that a wallet may pay in parts; its owner alone may pay it. */
const payableFee: Payable = {
  type: SampleFee.name,
  storedValue: 'parts',
  async due(documents, name) {
    const { amount, paid, customer } = await documents.lock(SampleFee, name)
    if (paid >= amount) return null
    const payer = { name: 'Meena', email: 'meena@example.org', phone: null, user: customer }
    return {
      ...{ amount: amount - paid, currency: 'INR', description: `Fee ${name}`, payer, organisation: null },
      returnPath: '/fees',
    }
  },
  async settle(documents, { name, amount }) {
    const fee = await documents.lock(SampleFee, name)
    const paid = fee.paid + amount
    await documents.save(SampleFee, name, { paid, state: paid >= fee.amount ? 'paid' : 'due' })
    return { credits: [{ account: feeIncome, amount, memo: 'School' }] }
  },
  async refunded(documents, { name, amount }) {
    const { paid } = await documents.lock(SampleFee, name)
    await documents.save(SampleFee, name, { paid: paid - amount, state: 'due' })
  },
  async businessShares(documents, name) {
    const { business, amount } = await documents.get(SampleFee, name)
    return new Map(business === null ? [] : [[business, amount]])
  },
}

interface Goodwill {
  readonly user: string
  /** Minor units. */
  readonly amount: number
  readonly business?: string | null
}

interface Spending {
  readonly fee: string
  /** Minor units. */
  readonly amount: number
  readonly key?: string
}

export interface WalletSite {
  readonly site: TestSite
  readonly clock: TestClock
  readonly gateway: SampleGateway
  readonly office: TestClient
  call(client: TestClient, method: string, args?: Readonly<Record<string, unknown>>): Promise<TestResponse>
  key(): string
  change(settings: Readonly<Record<string, unknown>>): Promise<void>
  switchWallet(isOn: boolean): Promise<void>
  newBusiness(name: string): Promise<string>
  newFee(customer: TestClient, amount: number, business?: string): Promise<string>
  fee(name: string): Promise<Readonly<Record<string, unknown>>>
  /** Gives goodwill by the office's two steps, and returns the credit's name. */
  giveGoodwill(goodwill: Goodwill): Promise<string>
  spend(client: TestClient, spending: Spending): Promise<TestResponse>
  balanceOf(client: TestClient): Promise<unknown>
  /** Minor units, debits positive. */
  ledgerBalance(account: AccountSelector): Promise<number>
  discrepancies(): Promise<readonly { readonly name: string; readonly problem: string }[]>
}

async function giveGoodwill(
  { engine }: TestSite,
  office: TestClient,
  { user, amount, business = null }: Goodwill,
): Promise<string> {
  const { email: customer } = await engine.read(administrator, (documents) => documents.get(User, user))
  const values = { customer, amount: amount / 100, reason: 'Your parcel was late', business }
  const created = await office.post(`/api/resource/${GoodwillCredit.name}`, values)
  if (created.status !== 200) throw new Error(JSON.stringify(created.body))
  const name = String(valuesOf(created.data)['name'])
  const { status, body } = await office.post('/api/method/mela.wallet.give_credit', { name })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { data } = await office.get(`/api/resource/${GoodwillCredit.name}/${name}`)
  return String(valuesOf(data)['wallet_credit'])
}

/** A site with wallets switched on, a sample payable, and a sandbox gateway; `more` modules are added. */
export async function openWalletSite(more: readonly Module[] = []): Promise<WalletSite> {
  const gateway = sampleGateway({ name: 'Sandbox', refunds: 'pending' })
  const clock = testClock()
  const fees = defineModule({
    name: 'sample_fees',
    docTypes: [SampleFee, Business],
    extensions: [payable.add(payableFee), gateway.extension],
  })
  const site = await testSite([notifications, website, ledger, payments, wallet, books, fees, ...more], {
    settings: { clock: clock.now, isDemo: more.length > 0 },
  })
  const office = await site.userWith('School Office')
  const { write, read } = site.engine
  let keys = 0
  const key = () => `wallet-key-of-the-test-${String((keys += 1)).padStart(4, '0')}`
  const call: WalletSite['call'] = (client, method, args) =>
    client.post(`/api/method/mela.wallet.${method}`, args)
  const switchWallet: WalletSite['switchWallet'] = (isOn) =>
    write(administrator, async (documents) => {
      await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: isOn ? 1 : 0 })
    })
  await switchWallet(true)

  return {
    ...{ site, clock, gateway, office, key, call, switchWallet },
    change: (settings) =>
      write(administrator, async (documents) => {
        await documents.save(WalletSettings, WalletSettings.name, settings)
      }),
    newBusiness: (business_name) =>
      write(administrator, async (documents) => (await documents.insert(Business, { business_name })).name),
    newFee: ({ user: customer }, amount, business) =>
      write(administrator, async (documents) => {
        const { name } = await documents.insert(SampleFee, { customer, amount, business: business ?? null })
        return name
      }),
    fee: (name) => read(administrator, (documents) => documents.get(SampleFee, name)),
    giveGoodwill: (goodwill) => giveGoodwill(site, office, goodwill),
    spend: (client, { fee, amount, key: idempotency_key = key() }) =>
      call(client, 'pay', {
        ...{ reference_type: SampleFee.name, reference_name: fee, amount: amount / 100, idempotency_key },
      }),
    balanceOf: async (client) => valuesOf((await call(client, 'get_wallet')).message)['balance'],
    ledgerBalance: (account) =>
      write(administrator, async (documents) =>
        getBalance(documents, await findOrCreateAccount(documents, account)),
      ),
    discrepancies: () => listDiscrepancies(site),
  }
}
