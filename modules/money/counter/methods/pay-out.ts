import { date, link, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { payOut as pay } from '../actions/counter-refunds.ts'
import { payOutMethods } from '../rules/counter-states.ts'

/** Writes down that money was given back by hand. */
export const payOut = method({
  access: moneyStaff,
  input: {
    name: link('Counter Refund', { required: true }),
    method: select(payOutMethods, { required: true }),
    reference_number: text({ maxLength: 40 }),
    paid_on: date({ description: 'Today unless told' }),
  },
  methods: ['POST'],
  async run({ input, documents, extensions }) {
    const { name, state, amount } = await pay(
      documents,
      { extensions },
      {
        ...{ name: input.name, method: input.method },
        referenceNumber: input.reference_number?.trim() || null,
        paidOn: input.paid_on ?? documents.today,
      },
    )
    return { name, state, amount: toDecimal(amount) }
  },
})
