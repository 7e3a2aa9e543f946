import { begunPayment, takeUpPayment, type PaymentStores } from './payment-session.ts'

/**
 * Where somebody who comes back from a gateway's page began to pay. The gateway leads back to a page that everybody may know,
 * because the address of a registration or of a payment link is its holder's secret. Null for who is there already, and
 * for a payment that this device did not begin.
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

/** To be called before the first page is drawn: no page then has to make way for another, which could lose the paying sheet. */
export function goBackToPaying(): void {
  const path = pathOfPaying(new URL(location.href), Date.now())
  if (path !== null) history.replaceState(history.state, '', path)
}
