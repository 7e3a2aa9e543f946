import type { CartDoc, PricedCart, Problem } from '#store/cart'
import { orderErrors } from '../errors.ts'
import { message } from '../messages.ts'

/** What the buyer saw when he ordered. */
interface Seen {
  readonly version: number
  readonly expected_total: number
}

/** The field of the checkout that a problem is about. */
const fields: Readonly<Record<Exclude<Problem['kind'], 'empty'>, string>> = {
  no_place: 'address.zipcode',
  not_served: 'address.zipcode',
  cod: 'payment_choice',
}

function requireNoProblem({ problems }: PricedCart): void {
  const [problem] = problems
  if (problem === undefined) return
  if (problem.kind === 'empty') throw orderErrors.empty_cart()
  throw orderErrors.in_the_way(problem.reason, fields[problem.kind])
}

/** Nothing is placed that its buyer has not seen. */
function requireSeen(cart: CartDoc, { changes, totals }: PricedCart, seen: Seen): void {
  const isSame = cart.version === seen.version && changes.length === 0 && totals.total === seen.expected_total
  if (!isSame) throw orderErrors.changed()
}

const comesBy = ({ parcels }: PricedCart, kind: 'delivery' | 'digital'): boolean =>
  parcels.some(({ chosen }) => chosen?.kind === kind)

function requireAddress({ address, postal_code }: CartDoc, priced: PricedCart): void {
  if (!comesBy(priced, 'delivery')) return
  if (address === null) throw orderErrors.missing(message('orders.missing.address'), 'address')
  if (address.zipcode !== postal_code)
    throw orderErrors.missing(message('orders.missing.address'), 'address.zipcode')
}

function requireContact({ address, contact_name, phone, email }: CartDoc, priced: PricedCart): void {
  if (address === null && contact_name === null)
    throw orderErrors.missing(message('orders.missing.contact'), 'contact_name')
  if (address === null && phone === null) throw orderErrors.missing(message('orders.missing.phone'), 'phone')
  if (email === null && comesBy(priced, 'digital'))
    throw orderErrors.missing(message('orders.missing.email'), 'email')
}

/** Lets an order be placed of a cart as it stands, or says what is in its way, naming the field. */
export function requirePlaceable(cart: CartDoc, priced: PricedCart, seen: Seen): void {
  if (priced.lines.length === 0)
    throw cart.ordered_as === null ? orderErrors.empty_cart() : orderErrors.ordered_already(cart.ordered_as)
  requireSeen(cart, priced, seen)
  requireNoProblem(priced)
  requireAddress(cart, priced)
  requireContact(cart, priced)
  if (cart.payment_choice === null)
    throw orderErrors.missing(message('orders.missing.payment_choice'), 'payment_choice')
}
