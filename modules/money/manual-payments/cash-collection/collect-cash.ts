import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { recordCashCollected as collect } from './cash-collections.ts'

/** Records that the collector has received the cash. */
export const collectCash = method({
  renamedFrom: 'counter.collect_cash',
  access: moneyStaff,
  input: { name: link('Cash Collection', { required: true }) },
  methods: ['POST'],
  async run({ input, documents, ctx }) {
    const { name, state, receipt } = await collect(documents, ctx, input.name)
    return { name, state, receipt }
  },
})
