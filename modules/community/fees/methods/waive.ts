import { link, longText, money } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { waiveFee } from '../actions/waive-fee.ts'

/** The office asks for less, with a reason: late fees first, then the last instalments. Without an amount, for nothing more. */
export const waive = method({
  access: moneyStaff,
  input: {
    name: link('Fee', { required: true }),
    amount: money({ min: 1 }),
    reason: longText({ maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state, outstanding } = await waiveFee(documents, input)
    return { name, state, outstanding: toDecimal(outstanding) }
  },
})
