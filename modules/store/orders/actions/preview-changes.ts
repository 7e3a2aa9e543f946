import type { Documents } from '#framework/documents'
import { toDecimal } from '#meta'
import type { AddressCopy } from '#site/places'
import { availableOf } from '#store/inventory'
import { itemsInPlaceOf } from '../doctypes/exchange-items.queries.ts'
import { asItStands, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { pendingPieces } from '../doctypes/return.queries.ts'
import { feeOf, goingPieces, shippingOf, type PiecesWanted } from '../rules/going-lines.ts'
import { worthOf } from '../rules/gone-books.ts'
import { withHandedOver } from '../rules/handed-over.ts'
import { moneyAfter, type MoneyAfter } from '../rules/money-after.ts'
import { isGone } from '../rules/parcel-states.ts'
import { planCancelling, type CancelWanted } from '../rules/plan-cancelling.ts'
import { countReturnable, returnedLines } from '../rules/returnable.ts'
import { returnedDelivery } from '../rules/returned-delivery.ts'
import { isSellersFault, type ReturnReason } from '../rules/return-states.ts'
import { wantedInPlace } from '../rules/wanted-in-place.ts'
import { handedOver } from './book-handed-over.ts'
import { planAddress } from './plan-address.ts'
import { planExchange } from './plan-exchange.ts'
import { planBack } from './settle-order.ts'

type Shown = Pick<MoneyAfter, 'back' | 'due'>

const shown = ({ back, due }: Shown) => ({ back: toDecimal(back), due: toDecimal(due) })

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

/** What goes back, and what of it was not paid online. */
const shownBack = (money: Shown & { readonly byHand: number }) => ({
  ...shown(money),
  by_hand: toDecimal(money.byHand),
})

/** An order with what was paid at its doors, booked or not. */
const paidFor = async (system: Documents, held: HeldOrder) =>
  withHandedOver(held.order, await handedOver(system, held))

/** What pays for an order in the place of another comes off what is to be paid for that, before it goes back. */
async function withoutLess<Money extends MoneyAfter>(
  system: Documents,
  name: string,
  money: Money,
): Promise<Money & { readonly byHand: number }> {
  const { less, byHand } = await planBack(system, name, money.back)
  return { ...money, back: money.back - less, takenOff: money.takenOff + less, byHand }
}

/** What would not be owed any more, and what would go back. Decimal. `system` acts as the system. */
export async function previewCancel(system: Documents, name: string, wanted: CancelWanted) {
  const held = await asItStands(system, name)
  const { going, emptied, worth } = planCancelling(held, wanted)
  return {
    goods: toDecimal(sumOf(going, ({ money }) => money.total)),
    delivery: toDecimal(sumOf(emptied, (parcel) => shippingOf(parcel).total)),
    fee: toDecimal(sumOf(emptied, (parcel) => feeOf(parcel).total)),
    worth: toDecimal(worth),
    ...shownBack(await withoutLess(system, name, moneyAfter(await paidFor(system, held), -worth))),
  }
}

/** What an order would come to at another address, and when it would come. Decimal. */
export async function previewAddress(system: Documents, name: string, address: AddressCopy) {
  const held = await asItStands(system, name)
  const { changed, next } = await planAddress(system, held, address)
  const { order, parcels } = held
  const days = changed.flatMap(({ option }) => option.latest_on ?? [])
  const living = parcels.filter(({ state }) => !isGone(state))
  const shipping = sumOf(living, ({ shipping_amount }) => shipping_amount)
  return {
    /** Of what still comes. */
    shipping_before: toDecimal(shipping),
    shipping_after: toDecimal(shipping + next.total - order.total),
    total_before: toDecimal(order.total),
    total_after: toDecimal(next.total),
    promised_by: days.toSorted().at(-1) ?? null,
    ...shown(moneyAfter(order, next.total - order.total)),
  }
}

/** What somebody means to send back. */
interface ReturnWanted {
  readonly pieces: readonly PiecesWanted[]
  readonly exchangeFor: ReadonlyMap<string, string>
  readonly resolution: 'refund' | 'exchange'
  readonly reason: ReturnReason
}

/** What would come back for it, and what other things in its place would cost more, once its seller has it. Decimal. */
export async function previewReturn(system: Documents, name: string, wanted: ReturnWanted) {
  const held = await asItStands(system, name)
  const { order, parcels } = held
  const pending = await pendingPieces(system, name)
  const { lines } = order
  const { parcel, items } = returnedLines(wanted.pieces, { lines, parcels, pending, today: system.today })
  const going = items.map(({ line, quantity }) => goingPieces(line, quantity))
  const with_delivery = isSellersFault(wanted.reason) ? 1 : 0
  const ways = returnedDelivery(held, { parcel, with_delivery, going })
  const delivery = sumOf(ways, (parcel) => shippingOf(parcel).total)
  const fee = sumOf(ways, (parcel) => feeOf(parcel).total)
  const goods = sumOf(going, ({ money }) => money.total)
  const worth = worthOf({ going, parcels: ways })
  const told = { goods: toDecimal(goods), delivery: toDecimal(delivery), fee: toDecimal(fee) }
  const returned = async (money: MoneyAfter, total: number) => {
    const after = await withoutLess(system, name, money)
    const taken_off = toDecimal(after.takenOff)
    return { ...told, exchange: toDecimal(total), ...shownBack(after), taken_off }
  }
  if (wanted.resolution === 'refund') return returned(moneyAfter(await paidFor(system, held), -worth), 0)
  const sold = await itemsInPlaceOf(
    system,
    items.map(({ line }) => line),
  )
  const inPlace = wantedInPlace({ items, exchangeFor: wanted.exchangeFor, sold })
  const total = sumOf(inPlace, ({ item, quantity }) => item.price * quantity)
  return returned(await planExchange(system, held, { worth, total }), total)
}

/** What may be chosen in the place of each line of a parcel that can be sent back today. Prices decimal. */
export async function seeExchanges(system: Documents, name: string, parcel: string) {
  const { order, parcels } = await asItStands(system, name)
  const pending = await pendingPieces(system, name)
  const { today } = system
  const sent = parcels.find((one) => one.name === parcel)
  const lines = order.lines.filter(
    (line) => sent && line.parcel === parcel && countReturnable(line, sent, { pending, today }) > 0,
  )
  const items = await itemsInPlaceOf(system, lines)
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
          /** Null where nobody counts. */
          left:
            tracks_stock === 1
              ? (stock.get(variant)?.find((one) => one.branch === branch)?.available ?? 0)
              : null,
        })),
    })),
  }
}
