import { money, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { placeOf, type PaymentPlace } from '#money/payments'
import { readPlacedAddress, type AddressCopy } from '#site/places'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../doctypes/order.doctype.ts'
import { OrderEdit } from '../doctypes/order-edit.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type HeldOrder, type OrderDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { dueOf } from '../rules/order-due.ts'
import { isGone } from '../rules/parcel-states.ts'
import { salePosting, type Sold } from '../rules/sale-posting.ts'
import { placeOfAll } from '../rules/tax-invoice-scope.ts'
import { planAddress, type PlannedAddress } from '../actions/plan-address.ts'
import { settleOrder } from '../actions/settle-order.ts'
import { seeOrder } from '../actions/see-order.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'

interface AddressChange {
  /** Name of the order. */
  readonly order: string
  readonly address: AddressCopy
  /** The total that its buyer was shown for it, minor units; null where he was shown none. */
  readonly expectedTotal: number | null
}

interface Sending extends PlannedAddress {
  readonly before: HeldOrder
  readonly address: AddressCopy
}

async function saveParcels(system: Documents, { changed, before, address }: Sending): Promise<void> {
  for (const { name, option, money, fee, place_of_supply } of changed) {
    const items = before.parcels.find((parcel) => parcel.name === name)?.items_amount ?? 0
    await system.save(Parcel, name, {
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

/** The place of supply of what still comes. */
function placeAfter({ parcels }: HeldOrder, changed: PlannedAddress['changed']): string | null {
  const living = parcels.filter(({ state }) => !isGone(state))
  return placeOfAll(living.map((one) => changed.find(({ name }) => name === one.name) ?? one))
}

function saveOrder(system: Documents, { changed, next, before, address }: Sending): Promise<OrderDoc> {
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

const sumOf = (sold: readonly Sold[]) =>
  sold.reduce((sum, { taxable, cgst, sgst, igst, cess }) => sum + taxable + cgst + sgst + igst + cess, 0)

const partyIn = ({ party }: { readonly party?: { readonly type: string; readonly name: string } }) =>
  party === undefined ? {} : { party }

/** As it is posted for a new order, to accounts that are known by now. */
const posted = (order: string, sold: readonly Sold[]) =>
  salePosting(order, { total: sumOf(sold), sold }).map(({ account, ...line }) => ({
    ...line,
    account: typeof account === 'string' ? account : { purpose: account.purpose, ...partyIn(account) },
  }))

/** What was booked is taken back, and booked as it is now. */
async function bookAnew(
  system: Documents,
  { order, edit, next }: { readonly order: string; readonly edit: string } & Pick<PlannedAddress, 'next'>,
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

async function settle(
  system: Documents,
  place: PaymentPlace,
  { order, edit }: { readonly order: OrderDoc; readonly edit: string },
): Promise<void> {
  await settleOrder(system, place, { order: order.name, reason: 'The order was changed', key: edit })
  await system.emit('orders.edited', { order: order.name, edit })
  const due = dueOf(order)
  if (due !== null && order.state !== 'awaiting payment' && order.payment_choice !== 'cash on delivery')
    await system.emit('orders.to_pay', { order: order.name, amount: due.amount })
}

/**
 * Sends an order elsewhere before it is packed: what its way there costs, and which taxes are in it, is found anew. What it
 * costs more is to be paid, and what it costs less goes back. `system` acts as the system.
 */
async function changeAddress(
  system: Documents,
  place: PaymentPlace,
  { order: name, address, expectedTotal }: AddressChange,
): Promise<void> {
  const before = await lockOrder(system, name)
  const planned = await planAddress(system, before, address)
  const { next } = planned
  if (expectedTotal !== null && expectedTotal !== next.total) throw changeErrors.repriced()
  const { name: edit } = await system.insert(OrderEdit, {
    ...{ order: name, what: `${address.address_line1}, ${address.city} ${address.zipcode}`.slice(0, 500) },
    ...{ total_before: before.order.total, total_after: next.total, before: before.order.address },
  })
  await saveParcels(system, { ...planned, before, address })
  const order = await saveOrder(system, { ...planned, before, address })
  await bookAnew(system, { order: name, edit, next })
  await settle(system, place, { order, edit })
}

/** Whoever holds the order, or the office for him, sends it elsewhere before it is packed. */
export const changeOrderAddress = method({
  access: anyone,
  input: {
    token: text(),
    name: text(),
    address: anyValue,
    expected_total: money({ min: 0, description: 'What its buyer was shown; another total is refused' }),
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const order = await orderOpenedBy(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    await changeAddress(documents.asSystem(), placeOf(context), {
      ...{ order, address },
      expectedTotal: input.expected_total,
    })
    return seeOrder(documents, order)
  },
})
