import { select, text } from '#framework/doctypes'
import { payoutMethods } from '#money/counter'

/** Where a buyer wants money back that was not paid online; 'cash' is fetched at a shop. */
export const refundDestinationFields = {
  refund_to: select(payoutMethods, {
    description: 'How what was paid in cash goes back; cash is fetched at a shop',
  }),
  payee_upi: text({ maxLength: 100 }),
  payee_name: text({ maxLength: 140 }),
  payee_account: text({ maxLength: 30 }),
  payee_ifsc: text({ maxLength: 20 }),
}
