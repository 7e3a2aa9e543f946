import { randomName, type Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { datetimeIn } from '#meta'
import { post } from '#money/ledger'
import { OPEN_MINUTES, openPayment } from '#money/payments'
import {
  discountSourcesOn,
  lockCart,
  priceCart,
  type CartDoc,
  type PricedCart,
  type Problem,
} from '#store/cart'
import { reserveStock, type ReservedLine } from '#store/inventory'
import { bookSlot } from '#store/shipping'
import { orderErrors } from '../errors.ts'
import { takeOrderSnapshot, cartSales, type OrderSnapshot } from './order-snapshot.rules.ts'
import { paymentDue, nextStep } from '../balance/balance-due.rules.ts'
import type { PaymentChoice } from '../order/order.states.ts'
import { message } from '../messages.ts'
import { salePosting } from '../balance/order-posting.rules.ts'
import type { PlacedOrder, PlacementTerms } from './place-order.ts'
import { insertOrder } from './insert-order.ts'
import { payFromStoredValue, requireNoStoredValue, storedAmount } from './stored-value.ts'

interface CartSeen {
  readonly version: number
  readonly expected_total: number
}

const fields: Readonly<Record<Exclude<Problem['kind'], 'empty'>, string>> = {
  no_place: 'address.zipcode',
  not_served: 'address.zipcode',
  cod: 'payment_choice',
}

function requireNoProblem({ problems }: PricedCart): void {
  const [problem] = problems
  if (problem === undefined) return
  if (problem.kind === 'empty') throw orderErrors.empty_cart()
  throw orderErrors.cart_problem(problem.reason, fields[problem.kind])
}

/** Refuses an order whose total the buyer has not seen. */
function requireCartUnchanged(cart: CartDoc, { changes, totals }: PricedCart, seen: CartSeen): void {
  const isSame = cart.version === seen.version && changes.length === 0 && totals.total === seen.expected_total
  if (!isSame) throw orderErrors.changed()
}

const hasDeliveryKind = ({ fulfilments }: PricedCart, kind: 'delivery' | 'digital'): boolean =>
  fulfilments.some(({ chosen }) => chosen?.kind === kind)

function requireAddress({ address, postal_code }: CartDoc, priced: PricedCart): void {
  if (!hasDeliveryKind(priced, 'delivery')) return
  if (address === null) throw orderErrors.missing(message('orders.missing.address'), 'address')
  if (address.zipcode !== postal_code)
    throw orderErrors.missing(message('orders.missing.address'), 'address.zipcode')
}

function requireContact({ address, contact_name, phone, email }: CartDoc, priced: PricedCart): void {
  if (address === null && contact_name === null)
    throw orderErrors.missing(message('orders.missing.contact'), 'contact_name')
  if (address === null && phone === null) throw orderErrors.missing(message('orders.missing.phone'), 'phone')
  if (email === null && hasDeliveryKind(priced, 'digital'))
    throw orderErrors.missing(message('orders.missing.email'), 'email')
}

function requirePlaceable(cart: CartDoc, priced: PricedCart, seen: CartSeen): void {
  if (priced.lines.length === 0)
    throw cart.ordered_as === null ? orderErrors.empty_cart() : orderErrors.ordered_already(cart.ordered_as)
  requireCartUnchanged(cart, priced, seen)
  requireNoProblem(priced)
  requireAddress(cart, priced)
  requireContact(cart, priced)
  if (cart.payment_choice === null)
    throw orderErrors.missing(message('orders.missing.payment_choice'), 'payment_choice')
}

const MINUTE = 60_000
/** Minutes until an unpaid order with a payment link expires and releases its stock: a week. */
const LINK_PAID_WITHIN = 7 * 24 * 60

function choiceOf(
  { payment_choice }: CartDoc,
  { sent, prepared }: PlacementTerms,
  total: number,
): PaymentChoice {
  if (sent.by_pay_link) return 'pay link'
  const { stored } = sent
  if (payment_choice === 'cod') {
    requireNoStoredValue(stored)
    return 'cash on delivery'
  }
  // A free order needs no payment provider.
  if (prepared === null && total > storedAmount(stored)) throw orderErrors.online_payment_unavailable()
  return 'online'
}

/** Returns the minutes to wait for payment; null for a free or cash-on-delivery order, which is placed at once. */
function paymentMinutes(choice: PaymentChoice, total: number): number | null {
  if (total === 0 || choice === 'cash on delivery') return null
  return choice === 'online' ? OPEN_MINUTES : LINK_PAID_WITHIN
}

function reservedLines({ lines }: PricedCart): readonly ReservedLine[] {
  return lines.flatMap((line) => {
    const { variant, branch, quantity, title } = line
    const isCounted = line.tracks_stock === 1 && line.is_digital === 0
    return branch === null || !isCounted
      ? []
      : [{ variant, branch, quantity, title, back_order: line.back_order, field: `lines.${line.key}` }]
  })
}

interface SnapshotTerms {
  readonly cart: CartDoc
  readonly priced: PricedCart
  readonly terms: PlacementTerms
}

function takeSnapshot(caller: Documents, { cart, priced, terms }: SnapshotTerms): OrderSnapshot {
  const { timeZone } = terms.site.settings
  const choice = choiceOf(cart, terms, priced.totals.total)
  const minutes = paymentMinutes(choice, priced.totals.total)
  const clock = (after: number) => datetimeIn(timeZone, new Date(caller.now.getTime() + after * MINUTE))
  const isForSomebody = choice === 'pay link' || isGuest(caller.caller)
  return takeOrderSnapshot(priced, {
    cart,
    placement: {
      user: isForSomebody ? null : caller.caller.user,
      payment_choice: choice,
      language: terms.sent.language,
      expires_at: minutes === null ? null : clock(minutes),
      placed_at: minutes === null ? clock(0) : null,
      reservation: reservedLines(priced).length === 0 ? null : randomName(),
      affiliate_code: terms.sent.affiliate_code,
      affiliate_on: terms.sent.affiliate_on,
      token_hash: hashSecret(terms.opening.token),
      idempotency_key: terms.opening.key_hash,
    },
  })
}

async function reserveForOrder(
  documents: Documents,
  order: string,
  { priced, snapshot }: Pick<SnapshotTerms, 'priced'> & { readonly snapshot: OrderSnapshot },
): Promise<void> {
  const { reservation: name } = snapshot.head
  const source = { type: 'Order', name: order }
  // The order expires on its own and releases the stock, so the reservation has no expiry.
  if (name !== null)
    await reserveStock(documents, { source, lines: reservedLines(priced), expiresAt: null, name })
  for (const [place, { slot, key }] of priced.fulfilments.entries())
    if (slot !== null)
      await bookSlot(documents, {
        slotDay: slot,
        source: { type: 'Fulfilment', name: `${order}-${place + 1}` },
        field: `deliveries.${key}`,
      })
  const { user, phone } = snapshot.head
  for (const source of discountSourcesOn(documents.registry)) {
    const discounts = priced.discounts.filter(({ source: from }) => from === source.name)
    if (discounts.length > 0) await source.redeem(documents, { order, user, phone, discounts })
  }
}

interface Receivable extends Omit<SnapshotTerms, 'cart'> {
  readonly snapshot: OrderSnapshot
}

/** Posts the sale and opens the payment of what no stored value pays; runs last, because its accounts are shared. */
async function openReceivable(
  documents: Documents,
  order: string,
  { priced, snapshot, terms }: Receivable,
): Promise<number> {
  const { head } = snapshot
  const owed = { ...head, name: order, contact_name: head.contact_name ?? '', phone: head.phone ?? '' }
  const due = paymentDue(owed)
  if (due === null) return 0
  const { prepared, site, sent, ctx } = terms
  const amount = Math.max(0, due.amount - storedAmount(sent.stored))
  if (amount > 0 && nextStep(head.state, head.payment_choice) === 'pay' && prepared !== null)
    await openPayment(documents, site, { prepared, type: 'Order', name: order, due: { ...due, amount } })
  const { total } = priced.totals
  await post(documents, {
    kind: 'sale',
    source: { type: 'Order', name: order },
    idempotencyKey: `sale:${order}`,
    lines: salePosting(order, { total, sold: cartSales(priced) }),
  })
  const { stored, idempotency_key: idempotencyKey } = sent
  const payment = { order, stored, user: head.user, due: due.amount, idempotencyKey }
  await payFromStoredValue(documents, ctx, payment)
  return amount
}

/**
 * Places an order in the caller's transaction. Locks the cart, the order number, stock, then ledger accounts: the order
 * that all writers share.
 */
export async function createOrder(caller: Documents, terms: PlacementTerms): Promise<PlacedOrder> {
  const { sent } = terms
  const cart = await lockCart(caller, { token: sent.cart_token })
  const priced = await priceCart(caller, cart)
  requirePlaceable(cart, priced, sent)
  const documents = caller.asSystemFor(caller.caller.user)
  const snapshot = takeSnapshot(caller, { cart, priced, terms })
  const order = await insertOrder(documents, snapshot, cart)
  await reserveForOrder(documents, order, { priced, snapshot })
  const amount = await openReceivable(documents, order, { priced, snapshot, terms })
  const { payment_choice, currency } = snapshot.head
  // Points, a gift card or a wallet may have paid everything, which places the order.
  const state = amount === 0 && snapshot.head.state === 'awaiting payment' ? 'placed' : snapshot.head.state
  const { token } = terms.opening
  return { order, token, state, amount, currency, next: nextStep(state, payment_choice) }
}
