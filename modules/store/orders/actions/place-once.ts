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
import { frozenOrder, soldIn, type FrozenOrder } from '../rules/frozen-order.ts'
import { dueOf, nextStep } from '../rules/order-due.ts'
import type { PaymentChoice } from '../rules/payment-choices.ts'
import { message } from '../messages.ts'
import { salePosting } from '../rules/sale-posting.ts'
import type { Placed, PlacingTerms } from './placing.ts'
import { writeOrder } from './write-order.ts'

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
function requirePlaceable(cart: CartDoc, priced: PricedCart, seen: Seen): void {
  if (priced.lines.length === 0)
    throw cart.ordered_as === null ? orderErrors.empty_cart() : orderErrors.ordered_already(cart.ordered_as)
  requireSeen(cart, priced, seen)
  requireNoProblem(priced)
  requireAddress(cart, priced)
  requireContact(cart, priced)
  if (cart.payment_choice === null)
    throw orderErrors.missing(message('orders.missing.payment_choice'), 'payment_choice')
}

const MINUTE = 60_000
/** Minutes that an order waits for its payment, with the stock that it holds, when its buyer was sent a link: a week. */
const LINK_PAID_WITHIN = 7 * 24 * 60

function choiceOf(
  { payment_choice }: CartDoc,
  { sent, prepared }: PlacingTerms,
  total: number,
): PaymentChoice {
  if (sent.by_pay_link) return 'pay link'
  if (payment_choice === 'cod') return 'cash on delivery'
  // What costs nothing needs nobody who takes payments.
  if (prepared === null && total > 0) throw orderErrors.nobody_takes_payments()
  return 'online'
}

/** What costs nothing, and what is paid when it comes, is placed at once; what is paid online waits as long as its payment. */
function waitsFor(choice: PaymentChoice, total: number): number | null {
  if (total === 0 || choice === 'cash on delivery') return null
  return choice === 'online' ? OPEN_MINUTES : LINK_PAID_WITHIN
}

function reservedLines({ lines }: PricedCart): readonly ReservedLine[] {
  return lines.flatMap((line) => {
    const { variant, branch, quantity, title } = line
    const isCounted = line.tracks_stock === 1 && line.is_digital === 0
    return branch === null || !isCounted
      ? []
      : [{ variant, branch, quantity, title, field: `lines.${line.key}` }]
  })
}

interface Freezing {
  readonly cart: CartDoc
  readonly priced: PricedCart
  readonly terms: PlacingTerms
}

/** The order as it is going to stand. */
function freeze(caller: Documents, { cart, priced, terms }: Freezing): FrozenOrder {
  const { timeZone } = terms.settings
  const choice = choiceOf(cart, terms, priced.totals.total)
  const minutes = waitsFor(choice, priced.totals.total)
  const clock = (after: number) => datetimeIn(timeZone, new Date(caller.now.getTime() + after * MINUTE))
  const isForSomebody = choice === 'pay link' || isGuest(caller.caller)
  return frozenOrder(priced, {
    cart,
    placing: {
      user: isForSomebody ? null : caller.caller.user,
      payment_choice: choice,
      language: terms.sent.language,
      expires_at: minutes === null ? null : clock(minutes),
      placed_at: minutes === null ? clock(0) : null,
      reservation: reservedLines(priced).length === 0 ? null : randomName(),
      token_hash: hashSecret(terms.opening.token),
      idempotency_key: terms.opening.key_hash,
    },
  })
}

/** What others give for the order: stock, the hours of its delivery, what makes it cheaper. */
async function takeFromOthers(
  documents: Documents,
  order: string,
  { cart, priced, frozen }: Omit<Freezing, 'terms'> & { readonly frozen: FrozenOrder },
): Promise<void> {
  const { reservation: name } = frozen.head
  const source = { type: 'Order', name: order }
  // The order gives its stock back itself: it has one clock, and no second one runs for what it holds.
  if (name !== null)
    await reserveStock(documents, { source, lines: reservedLines(priced), expiresAt: null, name })
  for (const [place, { slot, key }] of priced.parcels.entries())
    if (slot !== null)
      await bookSlot(documents, {
        slotDay: slot,
        source: { type: 'Parcel', name: `${order}-${place + 1}` },
        field: `deliveries.${key}`,
      })
  const sources = new Map(discountSourcesOn(documents.registry).map((one) => [one.name, one]))
  for (const { source: from, code, reference, amount } of priced.discounts)
    await sources.get(from)?.redeem(documents, { order, user: cart.user, code, reference, amount })
}

/** What is owed stands in the books, and the payment of it is open. Posted last: its accounts are everybody's. */
async function owe(
  documents: Documents,
  order: string,
  { priced, frozen, terms }: Omit<Freezing, 'cart'> & { readonly frozen: FrozenOrder },
): Promise<number> {
  const { head } = frozen
  const owed = { ...head, name: order, contact_name: head.contact_name ?? '', phone: head.phone ?? '' }
  const due = dueOf(owed)
  if (due === null) return 0
  const { prepared, settings } = terms
  if (nextStep(head.state, head.payment_choice) === 'pay' && prepared !== null)
    await openPayment(documents, { settings }, { prepared, type: 'Order', name: order, due })
  const { total } = priced.totals
  await post(documents, {
    kind: 'sale',
    source: { type: 'Order', name: order },
    idempotencyKey: `sale:${order}`,
    lines: salePosting(order, { total, sold: soldIn(priced) }),
  })
  return due.amount
}

/**
 * Places an order of the caller's cart in his transaction: everything, or nothing of it. The cart is locked first, then the
 * order's number, the stock, and the books' accounts: everybody takes them in this order.
 */
export async function placeOnce(caller: Documents, terms: PlacingTerms): Promise<Placed> {
  const { sent } = terms
  const cart = await lockCart(caller, { token: sent.cart_token })
  const priced = await priceCart(caller, cart)
  requirePlaceable(cart, priced, sent)
  const documents = caller.asSystemFor(caller.caller.user)
  const frozen = freeze(caller, { cart, priced, terms })
  const order = await writeOrder(documents, frozen, cart)
  await takeFromOthers(documents, order, { cart, priced, frozen })
  const amount = await owe(documents, order, { priced, frozen, terms })
  const { state, payment_choice, currency } = frozen.head
  const { token } = terms.opening
  return { order, token, state, amount, currency, next: nextStep(state, payment_choice) }
}
