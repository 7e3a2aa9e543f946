import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import { post } from '#money/ledger'
import { orderEvents } from '../events.ts'
import { Order } from '../order/order.doctype.ts'
import { OrderEdit } from './order-edit.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderWithFulfilments, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import { describeRemainingContents } from '../order-line/order-lines.rules.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { salePosting, type SaleAmount } from '../balance/order-posting.rules.ts'
import { sharedPlaceOfSupply } from '../invoice/invoice.rules.ts'
import { settleBalance } from '../refund/allocate-refund.ts'
import type { OrderEditPlan } from './recalculate-edit.ts'

export interface AppliedEdit extends OrderEditPlan {
  readonly before: OrderWithFulfilments
  /** The order with its new items. */
  readonly after: OrderWithFulfilments
  /** The new shipping address; null leaves the old one. */
  readonly address: AddressCopy | null
}

type Requoted = OrderEditPlan['changed'][number]

const chargesOf = ({ option, money, fee, place_of_supply }: Requoted) => ({
  place_of_supply,
  ...{ promised_from: option.earliest_on, promised_by: option.latest_on },
  ...{ shipping_amount: money.total, shipping_taxable: money.taxable },
  ...{ shipping_cgst: money.cgst, shipping_sgst: money.sgst, shipping_igst: money.igst },
  ...{ fee_taxable: fee.taxable, fee_cgst: fee.cgst, fee_sgst: fee.sgst, fee_igst: fee.igst },
})

const contactAt = (address: AddressCopy) => ({
  ...{ contact_name: address.contact_name, phone: address.phone, city: address.city },
  ...{ zipcode: address.zipcode, address: JSON.stringify(address) },
})

function totalOf(
  { items_amount, shipping_amount, fee_amount }: FulfilmentDoc,
  requoted: Requoted | undefined,
) {
  const charges = requoted ? requoted.money.total + requoted.fee.total : shipping_amount + fee_amount
  return items_amount + charges
}

async function saveFulfilments(
  system: Documents,
  { changed, before, after, address }: AppliedEdit,
): Promise<void> {
  for (const fulfilment of after.fulfilments) {
    const { name, items_amount } = fulfilment
    const requoted = changed.find((one) => one.name === name)
    const hasNewItems = before.fulfilments.find((one) => one.name === name)?.items_amount !== items_amount
    if (!requoted && !hasNewItems) continue
    const lines = after.order.lines.filter((line) => line.fulfilment === name)
    await system.save(Fulfilment, name, {
      ...(address && requoted ? contactAt(address) : {}),
      ...(hasNewItems ? { items_amount, contents: describeRemainingContents(lines, []) } : {}),
      ...(requoted ? chargesOf(requoted) : {}),
      total: totalOf(fulfilment, requoted),
    })
  }
}

function placeAfter({ fulfilments }: OrderWithFulfilments, changed: readonly Requoted[]): string | null {
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  return sharedPlaceOfSupply(
    activeFulfilments.map((one) => changed.find(({ name }) => name === one.name) ?? one),
  )
}

const addressFields = (address: AddressCopy) => ({
  ...{ address: JSON.stringify(address), city: address.city, state_name: address.state },
  zipcode: address.zipcode,
})

function saveOrder(
  system: Documents,
  { changed, next, before, after, address }: AppliedEdit,
): Promise<OrderDoc> {
  const { order } = before
  const newItems = after.order.items_amount - order.items_amount
  return system.save(Order, order.name, {
    ...(address ? addressFields(address) : {}),
    place_of_supply: placeAfter(before, changed),
    ...{ lines: [...next.lines], items_amount: after.order.items_amount },
    shipping_amount: order.shipping_amount + next.total - order.total - newItems,
    ...{ total: next.total, tax_amount: next.tax },
  })
}

const sumOf = (sold: readonly SaleAmount[]) =>
  sold.reduce((sum, { taxable, cgst, sgst, igst, cess }) => sum + taxable + cgst + sgst + igst + cess, 0)

const partyIn = ({ party }: { readonly party?: { readonly type: string; readonly name: string } }) =>
  party === undefined ? {} : { party }

/** The receivable exists since the sale. */
const posted = (order: string, sold: readonly SaleAmount[]) =>
  salePosting(order, { total: sumOf(sold), sold }).map(({ account, ...line }) => ({
    ...line,
    account: typeof account === 'string' ? account : { purpose: account.purpose, ...partyIn(account) },
  }))

async function repostSale(
  system: Documents,
  { order, edit, next }: { readonly order: string; readonly edit: string } & Pick<OrderEditPlan, 'next'>,
): Promise<void> {
  const source = { type: OrderEdit.name, name: edit }
  const lines = [
    ...posted(order, next.soldBefore).map((line) => ({ ...line, amount: -line.amount })),
    ...posted(order, next.sold),
  ]
  if (lines.length === 0) return
  await post(system, {
    ...{ kind: 'adjustment', source, idempotencyKey: `order-edit:${edit}`, memo: order, lines },
  })
}

interface NewEdit {
  readonly order: OrderDoc
  readonly what: string
  readonly totalAfter: number
  readonly addressBefore: string | null
}

const LONGEST_CHANGE = 500

/** Inserts the record of an edit. Returns its name. */
export async function insertEdit(
  system: Documents,
  { order, what, totalAfter, addressBefore }: NewEdit,
): Promise<string> {
  const { name } = await system.insert(OrderEdit, {
    ...{ order: order.name, what: what.slice(0, LONGEST_CHANGE) },
    ...{ total_before: order.total, total_after: totalAfter, before: addressBefore },
  })
  return name
}

/** Saves a planned edit of a locked order and posts the difference. */
export async function applyEdit(system: Documents, applied: AppliedEdit, edit: string): Promise<void> {
  await saveFulfilments(system, applied)
  const { name } = await saveOrder(system, applied)
  await repostSale(system, { order: name, edit, next: applied.next })
}

interface EditOfOrder {
  readonly order: string
  readonly edit: string
}

/** Refunds what was paid beyond the new total, and updates the cash to collect. */
export const settleEdit = (system: Documents, place: Context, { order, edit }: EditOfOrder): Promise<void> =>
  settleBalance(system, place, { order, reason: 'The order was changed', key: edit })

/** Emits the edit, and what is to be paid now. */
export async function emitEdited(system: Documents, { order: name, edit }: EditOfOrder): Promise<void> {
  await system.emit(orderEvents.edited, { order: name, edit })
  const order = await system.get(Order, name)
  const due = paymentDue(order)
  if (due !== null && order.state !== 'awaiting payment' && order.payment_choice !== 'cash on delivery')
    await system.emit(orderEvents.to_pay, { order: name, amount: due.amount })
}
