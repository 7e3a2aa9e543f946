import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { formatMoney } from '#meta'
import { moneyStaff } from '#money/payments'
import { CashCollection } from './cash-collection.doctype.ts'
import { message } from '../messages.ts'

/** Returns the confirmation details of a cash collection, with the amount and the payer. */
export const collectCashConfirmation = method({
  renamedFrom: 'counter.collect_question',
  access: moneyStaff,
  input: { name: link('Cash Collection', { required: true }) },
  reads: true,
  isTranslated: true,
  async run({ input, documents, t }) {
    const { amount, currency, payer_name } = await documents.get(CashCollection, input.name)
    const money = formatMoney(amount, currency, 'en')
    return { confirmation: t(message('manual_payments.confirm_collection', { money, payer_name })) }
  },
})
