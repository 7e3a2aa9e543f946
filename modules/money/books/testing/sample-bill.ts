import { docType, everything, link, money, select } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { untranslated } from '#meta'
import { payable, type Payable } from '#money/payments'

export const Bill = docType('Sample Bill', {
  fields: {
    amount: money({ required: true, min: 1 }),
    tax: money({ required: true, min: 0 }),
    state: select(['open', 'paid', 'returned', 'withdrawn'], { required: true, default: 'open' }),
    payer: link('User'),
  },
  access: { 'System Manager': everything },
  trackChanges: false,
})

const type = Bill.name

const billPayable: Payable = {
  type,
  async due(documents, name) {
    const { state, amount, payer } = await documents.lock(Bill, name)
    if (state !== 'open') return null
    return {
      ...{ amount, currency: 'INR', description: name, organisation: null, returnPath: '/' },
      payer: { name: 'A payer', email: null, phone: null, user: payer },
    }
  },
  async settle(documents, { name }) {
    const { state, amount, tax } = await documents.lock(Bill, name)
    if (state !== 'open') return { refusal: untranslated(`The bill is ${state}`) }
    await documents.save(Bill, name, { state: 'paid' })
    const parts = [
      {
        account: { purpose: 'income', party: { type: 'DocType', name: type } },
        amount: amount - tax,
        memo: 'Bill',
      },
      { account: { purpose: 'tax' }, amount: tax, memo: 'Tax' },
    ] as const
    return { credits: parts.filter((part) => part.amount > 0) }
  },
  async refunded(documents, { name, isFullRefund }) {
    if (isFullRefund) await documents.save(Bill, name, { state: 'returned' })
  },
}

export const bills = defineModule({
  name: 'sample_bills',
  docTypes: [Bill],
  extensions: [payable.add(billPayable)],
})
