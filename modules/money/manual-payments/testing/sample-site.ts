import { docType, everything, link, longText, money, select, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestResponse, type TestClient, type TestSite } from '#framework/testing'
import { untranslated } from '#meta'
import { findOrCreateAccount, getBalance, ledger, type AccountSelector } from '#money/ledger'
import { payable, payments, type Payable } from '#money/payments'
import { receipts } from '#money/receipts'
import { notifications } from '#site/notifications'
import { manualPayments } from '../index.ts'

const Business = docType('Business', {
  fields: { business_name: text(), city: text(), gstin: text() },
  access: { 'System Manager': everything },
})

export const Fee = docType('Sample Fee', {
  fields: {
    title: text({ required: true }),
    amount: money({ required: true }),
    organisation: link('Business'),
    payer: link('User'),
    payer_name: text({ required: true }),
    payer_email: text(),
    state: select(['open', 'paid', 'returned'], { required: true, default: 'open' }),
    paid_by: text(),
    refuses: longText(),
  },
  access: { 'System Manager': everything },
})

const payableFee: Payable = {
  type: Fee.name,
  async due(documents, name) {
    const { state, amount, title, payer, payer_name, payer_email, organisation } = await documents.lock(
      Fee,
      name,
    )
    if (state !== 'open') return null
    return {
      ...{ amount, currency: 'INR', description: title, organisation, returnPath: '/fees' },
      payer: { name: payer_name, email: payer_email, phone: null, user: payer },
    }
  },
  async settle(documents, { name, payment, amount }) {
    const { refuses, organisation } = await documents.lock(Fee, name)
    if (refuses !== null) return { refusal: untranslated(refuses) }
    await documents.save(Fee, name, { state: 'paid', paid_by: payment })
    const party = { type: 'DocType', name: `${Fee.name} ${organisation ?? ''}`.trim() }
    return { credits: [{ account: { purpose: 'income', party }, amount, memo: 'A fee' }] }
  },
  async refunded(documents, { name }) {
    await documents.save(Fee, name, { state: 'returned' })
  },
}

const sampleFees = defineModule({
  name: 'sample_fees',
  docTypes: [Business, Fee],
  extensions: [payable.add(payableFee)],
})

export interface ManualPaymentSite {
  readonly site: TestSite
  readonly office: TestClient
  newFee(values?: Readonly<Record<string, string | number | null>>): Promise<string>
  fee(name: string): Promise<{ readonly state: string; readonly paid_by: string | null }>
  call(method: string, args: object): Promise<TestResponse>
  receive(fee: string, args?: object): Promise<TestResponse>
  /** Calls `receive` and returns the name of the Manual Payment. */
  received(fee: string, args?: object): Promise<string>
  balance(wanted: AccountSelector): Promise<number>
  close(): Promise<void>
}

export function readField(value: unknown, field: string): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return String(fields.find(([name]) => name === field)?.[1])
}

export async function openManualPaymentSite(
  options: Parameters<typeof testSite>[1] = {},
): Promise<ManualPaymentSite> {
  const modules = [notifications, ledger, payments, receipts, manualPayments, sampleFees]
  const site = await testSite(modules, options)
  const office = await site.userWith('School Office')
  let count = 0
  const call: ManualPaymentSite['call'] = (method, args) =>
    office.post(`/api/method/mela.manual_payments.${method}`, args)
  const receive: ManualPaymentSite['receive'] = (reference_name, args = {}) => {
    count += 1
    const key = `manual-payment-key-${String(count).padStart(8, '0')}`
    const cashPayment = { reference_type: Fee.name, reference_name, method: 'cash', amount: 500 }
    return call('receive', { ...cashPayment, idempotency_key: key, ...args })
  }
  return {
    site,
    office,
    call,
    receive,
    async newFee(values = {}) {
      count += 1
      const fee = { title: `Fee ${count}`, amount: 500, payer_name: 'Meena', ...values }
      return readField((await site.administrator.post(`/api/resource/${Fee.name}`, fee)).data, 'name')
    },
    fee: (name) => site.engine.read(administrator, (documents) => documents.get(Fee, name)),
    received: async (fee, args) => readField((await receive(fee, args)).message, 'name'),
    balance: (wanted) =>
      site.engine.write(administrator, async (documents) =>
        getBalance(documents, await findOrCreateAccount(documents, wanted)),
      ),
    close: () => site.close(),
  }
}
