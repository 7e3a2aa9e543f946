import { lineKey, parcelKey, discountSourcesOn } from '#store/cart'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { creditedQuantityOf, remainingQuantity, type CreditedLine, splitAmount } from './credit-line.rules.ts'
import type { Documents } from '#framework/documents'
import { freeSlots } from '#store/shipping'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'

/** Minor units, by the key of a line or a parcel in the cart that was ordered. */
type Shares = Readonly<Record<string, number>>

/** What an order was made cheaper with, as it was redeemed; minor units. */
export interface RedeemedDiscount {
  readonly source: string
  readonly code: string
  readonly reference: string | null
  readonly amount: number
  readonly lines: Shares
  readonly parcels: Shares
}

type Values = Readonly<Record<string, unknown>>

const textOf = (values: Values, field: string): string | null => {
  const value = values[field]
  return typeof value === 'string' ? value : null
}

function sharesIn(value: unknown): Shares {
  const entries: readonly (readonly [string, unknown])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([key, amount]) =>
      typeof amount === 'number' && Number.isSafeInteger(amount) ? [[key, amount]] : [],
    ),
  )
}

/** As an order keeps it; what has another shape is left out. */
export function parseDiscounts(stored: string | null): readonly RedeemedDiscount[] {
  const rows: unknown = stored === null ? [] : JSON.parse(stored)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const values: Values = typeof row === 'object' && row !== null ? { ...row } : {}
    const [source, code] = [textOf(values, 'source'), textOf(values, 'code')]
    const amount = Number(values['amount'])
    if (source === null || code === null || !Number.isSafeInteger(amount)) return []
    const shares = { lines: sharesIn(values['lines']), parcels: sharesIn(values['parcels']) }
    return [{ source, code, reference: textOf(values, 'reference'), amount, ...shares }]
  })
}

type Line = OrderDoc['lines'][number]

type Parcel = Pick<FulfilmentDoc, 'business' | 'branch' | 'kind'>

/** What goes of an order: pieces, and parcels whose delivery goes with them. */
export interface CreditedPart {
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly parcels: readonly Parcel[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const keyOf = ({ business, branch, kind }: Parcel): string =>
  parcelKey({ business, branch, is_digital: kind === 'digital' })

/**
 * What of a discount falls on what goes; minor units. It was shared out over lines, and is over their pieces as their price
 * is: however an order is taken apart, the shares add up to the discount.
 */
function discountShare({ lines, parcels }: RedeemedDiscount, credited: CreditedPart): number {
  const goods = credited.creditedLines.map(({ line, quantity: count }) => {
    return splitAmount(lines[lineKey(line)] ?? 0, {
      all: line.quantity,
      before: creditedQuantityOf(line),
      count,
    })
  })
  return sum(goods) + sum(credited.parcels.map((parcel) => parcels[keyOf(parcel)] ?? 0))
}

/** What was taken off the delivery of a parcel. */
export const deliveryDiscount = (discounts: readonly RedeemedDiscount[], parcel: Parcel): number =>
  sum(discounts.map(({ parcels }) => parcels[keyOf(parcel)] ?? 0))

/** Whether nothing is left of the order once these pieces are gone. */
export function isFullyCredited(
  lines: readonly Line[],
  creditedLines: readonly CreditedLine<Line>[],
): boolean {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return lines.every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
}

/** Hours that were booked for parcels which do not come are free for others. */
export async function releaseDeliverySlots(
  system: Documents,
  emptied: readonly FulfilmentDoc[],
): Promise<void> {
  const booked = emptied.filter(({ slot }) => slot !== null).map(({ name }) => name)
  if (booked.length > 0) await freeSlots(system, { type: Fulfilment.name, names: booked })
}

/** What made the things cheaper that go comes back to its sources, in the shares in which it was taken off. */
export async function releaseDiscounts(
  system: Documents,
  order: OrderDoc,
  credited: CreditedPart,
): Promise<void> {
  const sources = new Map(discountSourcesOn(system.registry).map((one) => [one.name, one]))
  const isLastCredit = isFullyCredited(order.lines, credited.creditedLines)
  for (const redeemed of parseDiscounts(order.discounts)) {
    const { source, code, reference } = redeemed
    const amount = discountShare(redeemed, credited)
    if (amount === 0 && !isLastCredit) continue
    const { name, user } = order
    await sources
      .get(source)
      ?.giveBack(system, { order: name, user, code, reference, amount, isOrderEmptied: isLastCredit })
  }
}
