import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { Fee } from '../fee/fee.doctype.ts'

/** Returns the address where the office records a manual payment of a fee. The desk's button opens it. */
export const openManualPayment = method({
  renamedFrom: 'fees.open_counter',
  access: moneyStaff,
  input: { name: link('Fee', { required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Fee, input.name)
    return { name, url: `/desk/money/manual-payments?take=1&type=Fee&name=${encodeURIComponent(name)}` }
  },
})
