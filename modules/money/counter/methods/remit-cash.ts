import { money, select, text } from '#framework/doctypes'
import { isUsableKey } from '#framework/inputs'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { remitCash as remit } from '../actions/remittances.ts'
import { counterErrors } from '../errors.ts'

/** A collector brings cash of many documents, all of it or less; the oldest collections are paid first. */
export const remitCash = method({
  access: moneyStaff,
  input: {
    collector_type: text({ required: true, maxLength: 140 }),
    collector: text({ required: true, maxLength: 140 }),
    amount: money({ required: true, min: 1 }),
    into: select(['cash', 'bank'], { default: 'bank' }),
    reference: text({ maxLength: 80 }),
    idempotency_key: text({ required: true }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { collector_type: type, collector: name, amount, into, reference, idempotency_key: key } = input
    if (!isUsableKey(key)) throw counterErrors.short_key()
    const { collections, outstanding } = await remit(documents, {
      ...{ collector: { type, name }, amount, into: into ?? 'bank', reference, key },
    })
    return {
      outstanding: toDecimal(outstanding),
      collections: collections.map((one) => ({
        ...{ name: one.name, state: one.state },
        remitted_amount: toDecimal(one.remitted_amount),
      })),
    }
  },
})
