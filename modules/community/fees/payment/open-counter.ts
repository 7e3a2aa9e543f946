import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { Fee } from '../fee/fee.doctype.ts'

/** Where the office takes money for a fee: the desk's button opens the address that it is answered. */
export const openCounter = method({
  access: moneyStaff,
  input: { name: link('Fee', { required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Fee, input.name)
    return { name, url: `/desk/money/counter?take=1&type=Fee&name=${encodeURIComponent(name)}` }
  },
})
