import { date, link, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { recordPayout as pay } from './record-payout.ts'
import { payoutMethods } from '../manual-payment/manual-payment.states.ts'

/** Writes down that money was given back by hand. */
export const payOut = method({
  access: moneyStaff,
  input: {
    name: link('Counter Refund', { required: true }),
    method: select(payoutMethods, { required: true }),
    reference_number: text({ maxLength: 40 }),
    paid_on: date({ description: 'Today unless told' }),
    payee_name: text({ maxLength: 140 }),
    payee_upi: text({ maxLength: 100, description: 'Needed for UPI' }),
    payee_account: text({ maxLength: 20, description: 'Needed for a bank transfer, with the IFSC' }),
    payee_ifsc: text({ maxLength: 11 }),
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { payee_name, payee_upi, payee_account, payee_ifsc } = input
    const { name, state, amount } = await pay(documents, context, {
      ...{ name: input.name, method: input.method },
      payee: { payee_name, payee_upi, payee_account, payee_ifsc },
      referenceNumber: input.reference_number?.trim() || null,
      paidOn: input.paid_on ?? documents.today,
    })
    return { name, state, amount: toDecimal(amount) }
  },
})
