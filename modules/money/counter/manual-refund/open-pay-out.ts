import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'

/** Where it is written down that money was given back, and how: the desk's button opens the address that it is answered. */
export const openPayOut = method({
  access: moneyStaff,
  input: { name: link('Manual Refund', { required: true }) },
  async run({ input: { name } }) {
    return { name, url: '/desk/money/unmatched' }
  },
})
