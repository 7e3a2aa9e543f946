import type { Documents } from '#framework/documents'
import { toDecimal } from '#meta'
import type { AddressCopy } from '#site/places'
import { availableOf } from '#store/inventory'
import { findExchangeItems, selectExchangeItems, planExchange } from '../exchange/plan-exchange.ts'
import { loadOrder, type OrderWithFulfilments } from '../order/order.queries.ts'
import { findPendingReturnQuantities } from '../return/return.queries.ts'
import {
  feeCharge,
  creditLine,
  remainingQuantity,
  shippingCharge,
  type RequestedItem,
} from '../order-line/credit-line.rules.ts'
import { creditedAmount } from './order-posting.rules.ts'
import { withUnbookedCash } from '../cash-on-delivery/cash-collections.rules.ts'
import { calculateBalanceChange, type BalanceChange } from './balance-due.rules.ts'
import { isNotArriving, isUnpacked } from '../fulfilment/fulfilment.states.ts'
import { planCancellation, type CancellationRequest } from '../cancellation/plan-cancellation.rules.ts'
import { countReturnableQuantity, selectReturnedLines, findRefundedDelivery } from '../return/return.rules.ts'
import { isSellersFault, type ReturnReason } from '../return/return.states.ts'
import { findUnbookedCash } from '../cash-on-delivery/cash-collections.ts'
import { planAddressChange } from '../order-edit/plan-address-change.ts'
import type { ItemChanges } from '../order-edit/item-changes.rules.ts'
import { planItemChanges } from '../order-edit/plan-item-changes.ts'
import { planRefundAllocation } from '../refund/allocate-refund.ts'

type RefundAndDue = Pick<BalanceChange, 'refund' | 'due'>

const formatRefundAndDue = ({ refund, due }: RefundAndDue) => ({
  refund_amount: toDecimal(refund),
  due: toDecimal(due),
})

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

const formatRefund = (money: RefundAndDue & { readonly byHand: number }) => ({
  ...formatRefundAndDue(money),
  by_hand: toDecimal(money.byHand),
})

const withCashPaid = async (system: Documents, held: OrderWithFulfilments) =>
  withUnbookedCash(held.order, await findUnbookedCash(system, held))

async function withReducedRefund<Money extends BalanceChange>(
  system: Documents,
  name: string,
  money: Money,
): Promise<Money & { readonly byHand: number }> {
  const { less, byHand } = await planRefundAllocation(system, name, money.refund)
  return { ...money, refund: money.refund - less, dueReduction: money.dueReduction + less, byHand }
}

/** Returns the credited amount and the refund of a cancellation, as decimals. `system` acts as the system. */
export async function calculateCancellationPreview(
  system: Documents,
  name: string,
  wanted: CancellationRequest,
) {
  const held = await loadOrder(system, name)
  const { creditedLines, emptied, worth } = planCancellation(held, wanted)
  return {
    goods: toDecimal(sumOf(creditedLines, ({ money }) => money.total)),
    delivery: toDecimal(sumOf(emptied, (fulfilment) => shippingCharge(fulfilment).total)),
    fee: toDecimal(sumOf(emptied, (fulfilment) => feeCharge(fulfilment).total)),
    worth: toDecimal(worth),
    ...formatRefund(
      await withReducedRefund(system, name, calculateBalanceChange(await withCashPaid(system, held), -worth)),
    ),
  }
}

/** Returns total and delivery estimate of an order at another address, as decimals. */
export async function calculateAddressPreview(system: Documents, name: string, address: AddressCopy) {
  const held = await loadOrder(system, name)
  const { changed, next } = await planAddressChange(system, held, address)
  const { order, fulfilments } = held
  const days = changed.flatMap(({ option }) => option.latest_on ?? [])
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  const shipping = sumOf(activeFulfilments, ({ shipping_amount }) => shipping_amount)
  return {
    shipping_before: toDecimal(shipping),
    shipping_after: toDecimal(shipping + next.total - order.total),
    total_before: toDecimal(order.total),
    total_after: toDecimal(next.total),
    promised_by: days.toSorted().at(-1) ?? null,
    ...formatRefundAndDue(calculateBalanceChange(order, next.total - order.total)),
  }
}

interface ReturnPreviewInput {
  readonly requestedItems: readonly RequestedItem[]
  readonly exchangeFor: ReadonlyMap<string, string>
  readonly resolution: 'refund' | 'exchange'
  readonly reason: ReturnReason
}

export async function calculateReturnPreview(system: Documents, name: string, wanted: ReturnPreviewInput) {
  const held = await loadOrder(system, name)
  const { order, fulfilments } = held
  const pending = await findPendingReturnQuantities(system, name)
  const { lines } = order
  const { fulfilment, items } = selectReturnedLines(wanted.requestedItems, {
    lines,
    fulfilments,
    pending,
    today: system.today,
  })
  const creditedLines = items.map(({ line, quantity }) => creditLine(line, quantity))
  const with_delivery = isSellersFault(wanted.reason) ? 1 : 0
  const refundedDeliveries = findRefundedDelivery(held, { fulfilment, with_delivery, creditedLines })
  const delivery = sumOf(refundedDeliveries, (fulfilment) => shippingCharge(fulfilment).total)
  const fee = sumOf(refundedDeliveries, (fulfilment) => feeCharge(fulfilment).total)
  const goods = sumOf(creditedLines, ({ money }) => money.total)
  const worth = creditedAmount({ creditedLines, fulfilments: refundedDeliveries })
  const creditAmounts = { goods: toDecimal(goods), delivery: toDecimal(delivery), fee: toDecimal(fee) }
  const returned = async (money: BalanceChange, total: number) => {
    const after = await withReducedRefund(system, name, money)
    const due_reduction = toDecimal(after.dueReduction)
    return { ...creditAmounts, exchange: toDecimal(total), ...formatRefund(after), due_reduction }
  }
  if (wanted.resolution === 'refund')
    return returned(calculateBalanceChange(await withCashPaid(system, held), -worth), 0)
  const sold = await findExchangeItems(
    system,
    items.map(({ line }) => line),
  )
  const inPlace = selectExchangeItems({ items, exchangeFor: wanted.exchangeFor, sold })
  const total = sumOf(inPlace, ({ item, quantity }) => item.price * quantity)
  return returned(await planExchange(system, held, { worth, total }), total)
}

interface ChoiceLine {
  readonly name: string
  readonly product: string | null
  readonly business: string
  readonly branch: string | null
}

/** Returns for each line the variants of its product with their price, and what its branch has of them. */
async function listChoices(system: Documents, lines: readonly ChoiceLine[]) {
  const items = await findExchangeItems(system, lines)
  const stock = await availableOf(
    system,
    items.map(({ variant }) => variant),
  )
  return {
    lines: lines.map(({ name: line, product, business, branch }) => ({
      line,
      choices: items
        .filter((item) => item.product === product && item.business === business)
        .map(({ variant, variant_label, image, price, tracks_stock }) => ({
          ...{ variant, label: variant_label, image, price: toDecimal(price) },
          left:
            tracks_stock === 1
              ? (stock.get(variant)?.find((one) => one.branch === branch)?.available ?? 0)
              : null,
        })),
    })),
  }
}

export async function listExchangeChoices(system: Documents, name: string, fulfilment: string) {
  const { order, fulfilments } = await loadOrder(system, name)
  const pending = await findPendingReturnQuantities(system, name)
  const { today } = system
  const sent = fulfilments.find((one) => one.name === fulfilment)
  const lines = order.lines.filter(
    (line) =>
      sent && line.fulfilment === fulfilment && countReturnableQuantity(line, sent, { pending, today }) > 0,
  )
  return listChoices(system, lines)
}

/** Returns the choices of the items that are not packed yet. Five statements. */
export async function listItemChoices(system: Documents, name: string) {
  const { order, fulfilments } = await loadOrder(system, name)
  const open = new Set(fulfilments.filter(({ state }) => isUnpacked(state)).map((one) => one.name))
  const lines = order.lines.filter(
    (line) => open.has(line.fulfilment ?? '') && line.is_digital === 0 && remainingQuantity(line) > 0,
  )
  return listChoices(system, lines)
}

/** Returns total, delivery charge and balance of an order after a change of its items, as decimals. */
export async function calculateItemsPreview(system: Documents, name: string, changes: ItemChanges) {
  const held = await loadOrder(system, name)
  const { next, total, newLines } = await planItemChanges(system, held, changes)
  const { order } = held
  const before = order.total - order.credited_amount
  const money = calculateBalanceChange(await withCashPaid(system, held), total - before)
  return {
    total_before: toDecimal(before),
    total_after: toDecimal(total),
    shipping_change: toDecimal(next.total - order.total - sumOf(newLines, ({ line }) => line.total)),
    ...formatRefund(await withReducedRefund(system, name, money)),
  }
}
