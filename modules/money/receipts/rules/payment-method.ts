/** What gateways call ways to pay, in the words that stand on receipts. */
const methods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  'net banking': 'Net banking',
}

/** The way in which a payment was made, as its receipt says it. */
export function paymentMethod(method: string | null): string {
  return methods[method?.toLowerCase() ?? ''] ?? 'Online'
}
