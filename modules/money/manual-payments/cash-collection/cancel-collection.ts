import { link, longText } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { cancelOpenCollection as cancel } from './cash-collections.ts'

/** Cancels an expected cash collection. */
export const cancelCollection = method({
  renamedFrom: 'counter.cancel_collection',
  access: moneyStaff,
  input: { name: link('Cash Collection', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state } = await cancel(documents, input.name, input.reason)
    return { name, state }
  },
})
