import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { clearCheque } from '../actions/clear-cheque.ts'

/** The bank has paid a cheque. */
export const markCleared = method({
  access: moneyStaff,
  input: { name: link('Counter Payment', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, state } = await clearCheque(documents, input.name)
    return { name, state }
  },
})
