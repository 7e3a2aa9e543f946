import { formatMoney, phrase, sentence, type Said } from '#meta'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'

type Paid = Pick<
  PaymentDoc,
  'currency' | 'captured_currency' | 'payer_name' | 'payer_email' | 'payer_phone' | 'gateway' | 'method'
>

/** Minor units with their currency, where the sign alone does not tell it: '₹420', '$10 (USD)'. */
export function amountSaid(amount: number, currency: string): string {
  const money = formatMoney(amount, currency, 'en')
  return currency === 'INR' ? money : `${money} (${currency})`
}

/** What of a payment goes back, to whom and by which way, as it is asked before. */
export function refundSaid(payment: Paid, amount: number): Said {
  const { currency, captured_currency, payer_name, payer_email, payer_phone, gateway, method } = payment
  const money = amountSaid(amount, captured_currency ?? currency)
  const payer = payer_name ?? payer_email ?? payer_phone ?? phrase('whoever paid')
  const way = method === null ? gateway : `${gateway}, ${method}`
  return sentence`${money} goes back to ${payer}, the way it was paid: ${way}. There is no way back.`
}
