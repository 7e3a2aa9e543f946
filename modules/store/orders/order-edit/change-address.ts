import type { Context } from '#framework/context'
import { orderEvents } from '../events.ts'
import { money, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress, type AddressCopy } from '#site/places'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../order/order.doctype.ts'
import { OrderEdit } from './order-edit.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { lockOrder, type OrderWithFulfilments, type OrderDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { salePosting, type SaleAmount } from '../balance/order-posting.rules.ts'
import { sharedPlaceOfSupply } from '../invoice/invoice.rules.ts'
import { planAddressChange, type AddressChangePlan } from './plan-address-change.ts'
import { settleBalance } from '../refund/allocate-refund.ts'
import { loadOrderView } from '../order/get-order.ts'
import { requireOrderAccess } from '../order/order-access.ts'

interface AddressChange {
  readonly order: string
  readonly address: AddressCopy
  /** Total that the buyer saw, in minor units; null without a preview. */
  readonly expectedTotal: number | null
}

interface AppliedAddressChange extends AddressChangePlan {
  readonly before: OrderWithFulfilments
  readonly address: AddressCopy
}

async function saveFulfilments(
  system: Documents,
  { changed, before, address }: AppliedAddressChange,
): Promise<void> {
  for (const { name, option, money, fee, place_of_supply } of changed) {
    const items = before.fulfilments.find((fulfilment) => fulfilment.name === name)?.items_amount ?? 0
    await system.save(Fulfilment, name, {
      ...{ contact_name: address.contact_name, phone: address.phone, city: address.city },
      ...{ zipcode: address.zipcode, address: JSON.stringify(address) },
      place_of_supply,
      ...{ promised_from: option.earliest_on, promised_by: option.latest_on },
      ...{
        shipping_amount: money.total,
        shipping_taxable: money.taxable,
        total: items + money.total + fee.total,
      },
      ...{ shipping_cgst: money.cgst, shipping_sgst: money.sgst, shipping_igst: money.igst },
      ...{ fee_taxable: fee.taxable, fee_cgst: fee.cgst, fee_sgst: fee.sgst, fee_igst: fee.igst },
    })
  }
}

function placeAfter(
  { fulfilments }: OrderWithFulfilments,
  changed: AddressChangePlan['changed'],
): string | null {
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  return sharedPlaceOfSupply(
    activeFulfilments.map((one) => changed.find(({ name }) => name === one.name) ?? one),
  )
}

function saveOrder(
  system: Documents,
  { changed, next, before, address }: AppliedAddressChange,
): Promise<OrderDoc> {
  const { order } = before
  return system.save(Order, order.name, {
    ...{ address: JSON.stringify(address), city: address.city, state_name: address.state },
    zipcode: address.zipcode,
    place_of_supply: placeAfter(before, changed),
    ...{
      lines: [...next.lines],
      shipping_amount: order.shipping_amount + next.total - order.total,
      total: next.total,
      tax_amount: next.tax,
    },
  })
}

const sumOf = (sold: readonly SaleAmount[]) =>
  sold.reduce((sum, { taxable, cgst, sgst, igst, cess }) => sum + taxable + cgst + sgst + igst + cess, 0)

const partyIn = ({ party }: { readonly party?: { readonly type: string; readonly name: string } }) =>
  party === undefined ? {} : { party }

const posted = (order: string, sold: readonly SaleAmount[]) =>
  salePosting(order, { total: sumOf(sold), sold }).map(({ account, ...line }) => ({
    ...line,
    account: typeof account === 'string' ? account : { purpose: account.purpose, ...partyIn(account) },
  }))

async function repostSale(
  system: Documents,
  { order, edit, next }: { readonly order: string; readonly edit: string } & Pick<AddressChangePlan, 'next'>,
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

async function settleEdit(
  system: Documents,
  place: Context,
  { order, edit }: { readonly order: OrderDoc; readonly edit: string },
): Promise<void> {
  await settleBalance(system, place, { order: order.name, reason: 'The order was changed', key: edit })
  await system.emit(orderEvents.edited, { order: order.name, edit })
  const due = paymentDue(order)
  if (due !== null && order.state !== 'awaiting payment' && order.payment_choice !== 'cash on delivery')
    await system.emit(orderEvents.to_pay, { order: order.name, amount: due.amount })
}

/**
 * Changes the address before packing, with new delivery charges and taxes. A higher total becomes due, a lower one is
 * refunded. `system` acts as the system.
 */
async function applyAddressChange(
  system: Documents,
  place: Context,
  { order: name, address, expectedTotal }: AddressChange,
): Promise<void> {
  const before = await lockOrder(system, name)
  const planned = await planAddressChange(system, before, address)
  const { next } = planned
  if (expectedTotal !== null && expectedTotal !== next.total) throw changeErrors.repriced()
  const { name: edit } = await system.insert(OrderEdit, {
    ...{ order: name, what: `${address.address_line1}, ${address.city} ${address.zipcode}`.slice(0, 500) },
    ...{ total_before: before.order.total, total_after: next.total, before: before.order.address },
  })
  await saveFulfilments(system, { ...planned, before, address })
  const order = await saveOrder(system, { ...planned, before, address })
  await repostSale(system, { order: name, edit, next })
  await settleEdit(system, place, { order, edit })
}

/** Changes the shipping address of an order until it is packed. The token holder and the office may call it. */
export const changeAddress = method({
  access: anyone,
  input: {
    token: text(),
    name: text(),
    address: anyValue,
    expected_total: money({ min: 0, description: 'What its buyer was shown; another total is refused' }),
  },
  methods: ['POST'],
  isTranslated: true,
  async run(context) {
    const { input, documents, language } = context
    const order = await requireOrderAccess(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    await applyAddressChange(documents.asSystem(), context, {
      ...{ order, address },
      expectedTotal: input.expected_total,
    })
    return loadOrderView({ documents, language }, order)
  },
})
