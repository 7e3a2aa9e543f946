import { begunPayment, takeUpPayment, type PaymentStores } from './payment-session.ts'

/**
 * Returns the path where a returning payer began to pay; null when they are there, or began on another device. Gateways
 * return to a public path, because the address of a registration or payment link holds its token.
 */
export function pathOfPaying(address: URL, now: number, stores: PaymentStores = {}): string | null {
  const payment = address.searchParams.get('payment')
  const path = payment === null ? undefined : begunPayment(payment, now, stores)?.begun.path
  if (payment === null || !path || !URL.canParse(path, address)) return null
  const { origin, pathname, search, hash } = new URL(path, address)
  if (origin !== address.origin || pathname === address.pathname) return null
  takeUpPayment(payment, now, stores)
  return `${pathname}${search}${hash}`
}

/** Redirects before the first page renders, because a later redirect could lose the payment sheet. */
export function goBackToPaying(): void {
  const path = pathOfPaying(new URL(location.href), Date.now())
  if (path !== null) history.replaceState(history.state, '', path)
}
