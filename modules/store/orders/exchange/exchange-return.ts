import type { Context } from '#framework/context'
import { orderEvents } from '../events.ts'
import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { randomName, type Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { post } from '#money/ledger'
import { listSaleItems } from '#store/catalog'
import { reserveStock } from '#store/inventory'
import { calculateDelivery } from '#store/shipping'
import { placeOfSupply, taxRatesOn, type Supply } from '#store/taxes'
import { changeErrors } from '../errors.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { lockOrder, type OrderDoc, type FulfilmentDoc, siteClock } from '../order/order.queries.ts'
import { Return } from '../return/return.doctype.ts'
import { describeContents, stockLines } from '../order-line/order-lines.rules.ts'
import { newOrderLine, type NewOrderLine } from '../order-line/new-order-line.rules.ts'
import { salePosting } from '../balance/order-posting.rules.ts'
import { bookCollectedCash } from '../cash-on-delivery/cash-collections.ts'
import { transferToExchange } from './refund-exchange.ts'
import { planExchange } from './plan-exchange.ts'
import { findSellerRegistration } from '../invoice/issue-tax-document.ts'
import { settleBalance } from '../refund/allocate-refund.ts'
import { creditReturn, type CreditedReturn } from '../return/credit-return.ts'
import { requireReturnAccess } from '../order/order-access.ts'

/** Days in which the difference of an exchange is to be paid. */
const PAID_WITHIN = 7

async function buildExchangeLines(
  system: Documents,
  { held, fulfilment, returned }: CreditedReturn,
  seller: Supply['seller'],
): Promise<readonly NewOrderLine[]> {
  const { business } = returned
  const wanted = returned.items.map(({ exchange_variant }) => ({ variant: exchange_variant ?? '', business }))
  const items = await listSaleItems(system, wanted)
  const rates = await taxRatesOn(system, system.today)
  const { is_intra_state: isIntraState } = placeOfSupply({ seller, state: fulfilment.place_of_supply })
  return returned.items.map(({ order_line, exchange_variant, quantity }) => {
    const before = held.order.lines.find(({ name }) => name === order_line)
    const item = items.find(({ variant }) => variant === exchange_variant)
    if (!before || !item?.is_sold || item.product !== before.product) throw changeErrors.no_exchange()
    const isTaxed = fulfilment.is_taxed === 1
    const rate = rates.rateOf(item.tax_class)
    return newOrderLine({ item, branch: before.branch, quantity, rate, isTaxed, isIntraState })
  })
}

function copyBuyer(order: OrderDoc, { place_of_supply }: FulfilmentDoc) {
  const { contact_name, phone, email, language, user, city, state_name, zipcode, address, gstin } = order
  const person = { contact_name, phone, email, language, user, gstin }
  return { ...person, city, state_name, zipcode, address, place_of_supply }
}

interface NewOrder {
  readonly order: OrderDoc
  readonly fulfilment: FulfilmentDoc
  readonly lines: readonly NewOrderLine[]
  readonly paid: number
}

const sumOf = <Line>(lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0)

const titleOf = (lines: readonly NewOrderLine[], variant: string): string =>
  lines.find((line) => line.variant === variant)?.title ?? ''

async function insertOrder(system: Documents, { order, fulfilment, lines, paid }: NewOrder): Promise<string> {
  const total = sumOf(lines, (line) => line.total)
  const isPaid = paid >= total
  const expires = isPaid ? null : await siteClock(system, PAID_WITHIN)
  const { name } = await system.insert(Order, {
    ...copyBuyer(order, fulfilment),
    ...{ state: isPaid ? 'placed' : 'awaiting payment', payment_choice: 'online' },
    ...{ placed_at: isPaid ? await siteClock(system) : null, expires_at: expires },
    items_amount: total,
    tax_amount: sumOf(lines, (line) => line.total - line.taxable),
    ...{ total, paid_amount: paid, lines: [...lines] },
    ...{ token_hash: hashSecret(randomSecret()), idempotency_key: hashSecret(randomName()) },
  })
  const stock = stockLines(lines.map((line) => ({ line, quantity: line.quantity })))
  if (stock.length === 0) return name
  const reservation = await reserveStock(system, {
    source: { type: Order.name, name },
    lines: stock.map((one) => ({ ...one, field: 'items', title: titleOf(lines, one.variant) })),
    expiresAt: null,
  })
  await system.save(Order, name, { reservation })
  return name
}

async function estimateDelivery(
  system: Documents,
  order: OrderDoc,
  { business, branch, ...before }: FulfilmentDoc,
) {
  const { zipcode, delivery_code, kind } = before
  const weight_grams = sumOf(order.lines, (line) => line.weight_grams * line.quantity)
  const fulfilment = {
    key: order.name,
    business,
    branch,
    weight_grams,
    amount: order.total,
    cod_allowed: true,
    ready_on: null,
  }
  const [delivery] = await calculateDelivery(system, {
    postalCode: zipcode,
    fulfilments: [{ ...fulfilment, is_digital: kind === 'digital' }],
  })
  const option = delivery?.options.find(({ code }) => code === delivery_code)
  return { promised_from: option?.earliest_on ?? null, promised_by: option?.latest_on ?? null }
}

interface NewFulfilment {
  readonly before: FulfilmentDoc
  readonly seller: Supply['seller']
}

async function insertFulfilment(
  system: Documents,
  order: OrderDoc,
  { before, seller }: NewFulfilment,
): Promise<string> {
  const { business, branch, kind, delivery_code, delivery_label, city, zipcode, is_taxed, place_of_supply } =
    before
  const state = order.state === 'placed' ? 'placed' : 'awaiting payment'
  const { name } = await system.insert(Fulfilment, {
    ...{
      order: order.name,
      number: 1,
      state,
      business,
      branch,
      kind,
      delivery_code,
      delivery_label,
    },
    ...{ seller_gstin: seller.gstin, seller_state: seller.state, is_fee_of_seller: 1 },
    ...{ city, zipcode, is_taxed, place_of_supply, items_amount: order.total, total: order.total },
    contents: describeContents(order.lines),
    ...(await estimateDelivery(system, order, before)),
  })
  return name
}

async function bookSale(system: Documents, { name, total, lines }: OrderDoc): Promise<void> {
  if (total === 0) return
  const sold = lines.map((line) => ({ ...line, what: 'Goods' as const }))
  await post(system, {
    ...{ kind: 'sale', source: { type: Order.name, name }, idempotencyKey: `order:${name}`, memo: name },
    lines: salePosting(name, { total, sold }),
  })
}

/**
 * Creates an exchange order, paid with the first order's payments. A higher price becomes due, a lower one is refunded.
 * `system` acts as the system.
 */
async function createExchange(system: Documents, place: Context, name: string): Promise<string> {
  const { order: from } = await system.get(Return, name)
  // Cash paid at delivery pays for the exchange, so it is booked first.
  await bookCollectedCash(system, place, await lockOrder(system, from))
  const credited = await creditReturn(system, place, name)
  const { held, fulfilment, worth } = credited
  // The exchange retains registration and place of supply of the replaced goods.
  const seller = await findSellerRegistration(system, fulfilment)
  const lines = await buildExchangeLines(system, credited, seller)
  const total = sumOf(lines, (line) => line.total)
  const { carried: paid } = await planExchange(system, held, { worth, total })
  const to = await insertOrder(system, { order: held.order, fulfilment, lines, paid })
  const made = await system.get(Order, to)
  const sent = await insertFulfilment(system, made, { before: fulfilment, seller })
  await system.save(Order, to, { lines: made.lines.map((line) => ({ ...line, fulfilment: sent })) })
  await bookSale(system, made)
  await transferToExchange(system, { name, from, to, amount: made.paid_amount })
  await system.save(Return, name, { state: 'exchanged', new_order: to })
  await settleBalance(system, place, { order: from, reason: credited.returned.reason, key: name })
  const event = made.state === 'placed' ? orderEvents.placed : orderEvents.to_pay
  await system.emit(event, { order: to, amount: made.total - made.paid_amount })
  return to
}

/** Creates the exchange order of a return. Staff and the return's seller may call it. */
export const exchangeReturn = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireReturnAccess(documents, input.name)
    await createExchange(documents.asSystem(), context, input.name)
    return { name: input.name }
  },
})
