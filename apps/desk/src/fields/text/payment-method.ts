import type { DataFormat } from '#meta'
import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/translate.ts'

export const paymentMethod: DataFormat = 'Payment method'

/** Methods as gateways name them and as receipts store them, in lower case. */
const labels: ReadonlyMap<string, MessageId> = new Map([
  ['upi', 'desk.method_upi'],
  ['card', 'desk.method_card'],
  ['netbanking', 'desk.method_netbanking'],
  ['net banking', 'desk.method_netbanking'],
  ['wallet', 'desk.method_wallet'],
  ['emi', 'desk.method_emi'],
  ['cardless_emi', 'desk.method_cardless_emi'],
  ['paylater', 'desk.method_paylater'],
  ['bank_transfer', 'desk.method_bank_transfer'],
  ['bank transfer', 'desk.method_bank_transfer'],
  ['cash', 'desk.method_cash'],
  ['cheque', 'desk.method_cheque'],
  ['online', 'desk.method_online'],
])

/** Returns a payment method in the reader's language; one that a gateway added since is unchanged. */
export function paymentMethodText(method: string, t: Translate): string {
  const id = labels.get(method.toLowerCase())
  return id === undefined ? method : t(id)
}
