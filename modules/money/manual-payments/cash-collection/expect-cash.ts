import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { openCashCollection as expect } from './cash-collections.ts'

/** Records that cash is to be collected for a document, and by whom. */
export const expectCash = method({
  renamedFrom: 'counter.expect_cash',
  access: moneyStaff,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    collector_type: text({ default: 'User' }),
    collector: text(),
  },
  methods: ['POST'],
  async run({ input, documents, ctx }) {
    const { collector, collector_type } = input
    const { name, state, amount } = await expect(documents, ctx, {
      reference: { type: input.reference_type, name: input.reference_name },
      collector: collector === null ? null : { type: collector_type ?? 'User', name: collector },
      part: null,
    })
    return { name, state, amount: toDecimal(amount) }
  },
})
