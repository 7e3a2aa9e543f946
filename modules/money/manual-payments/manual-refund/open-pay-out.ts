import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'

/** Returns the address of the page on which a manual refund is recorded. The desk's button opens it. */
export const openPayOut = method({
  renamedFrom: 'counter.open_pay_out',
  access: moneyStaff,
  input: { name: link('Manual Refund', { required: true }) },
  async run({ input: { name } }) {
    return { name, url: '/desk/money/unmatched' }
  },
})
