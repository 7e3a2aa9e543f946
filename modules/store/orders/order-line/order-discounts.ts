import { lineKey, fulfilmentKey, discountSourcesOn } from '#store/cart'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { creditedQuantityOf, remainingQuantity, type CreditedLine, splitAmount } from './credit-line.rules.ts'
import type { Documents } from '#framework/documents'
import { freeSlots } from '#store/shipping'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'

/** Minor units by line or package key of the ordered cart. */
type Shares = Readonly<Record<string, number>>

/** A redeemed discount of an order, in minor units. */
export interface RedeemedDiscount {
  readonly source: string
  readonly code: string
  readonly reference: string | null
  readonly amount: number
  readonly lines: Shares
  readonly fulfilments: Shares
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

export function parseDiscounts(stored: string | null): readonly RedeemedDiscount[] {
  const rows: unknown = stored === null ? [] : JSON.parse(stored)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const values: Values = typeof row === 'object' && row !== null ? { ...row } : {}
    const [source, code] = [textOf(values, 'source'), textOf(values, 'code')]
    const amount = Number(values['amount'])
    if (source === null || code === null || !Number.isSafeInteger(amount)) return []
    // Orders of earlier releases call the shares of fulfilments `parcels`.
    const fulfilments = sharesIn(values['fulfilments'] ?? values['parcels'])
    const shares = { lines: sharesIn(values['lines']), fulfilments }
    return [{ source, code, reference: textOf(values, 'reference'), amount, ...shares }]
  })
}

type Line = OrderDoc['lines'][number]

type CreditedFulfilment = Pick<FulfilmentDoc, 'business' | 'branch' | 'kind'>

export interface CreditedPart {
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly fulfilments: readonly CreditedFulfilment[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const keyOf = ({ business, branch, kind }: CreditedFulfilment): string =>
  fulfilmentKey({ business, branch, is_digital: kind === 'digital' })

/**
 * Returns the discount's share in the credited part, in minor units; the shares of any sequence of credits add up to
 * the discount.
 */
function discountShare(
  { lines, fulfilments }: Pick<RedeemedDiscount, 'lines' | 'fulfilments'>,
  credited: CreditedPart,
): number {
  const goods = credited.creditedLines.map(({ line, quantity: count }) => {
    return splitAmount(lines[lineKey(line)] ?? 0, {
      all: line.quantity,
      before: creditedQuantityOf(line),
      count,
    })
  })
  return sum(goods) + sum(credited.fulfilments.map((fulfilment) => fulfilments[keyOf(fulfilment)] ?? 0))
}

export const deliveryDiscount = (
  discounts: readonly RedeemedDiscount[],
  fulfilment: CreditedFulfilment,
): number => sum(discounts.map(({ fulfilments }) => fulfilments[keyOf(fulfilment)] ?? 0))

export function isFullyCredited(
  lines: readonly Line[],
  creditedLines: readonly CreditedLine<Line>[],
): boolean {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return lines.every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
}

export async function releaseDeliverySlots(
  system: Documents,
  emptied: readonly FulfilmentDoc[],
): Promise<void> {
  const booked = emptied.filter(({ slot }) => slot !== null).map(({ name }) => name)
  if (booked.length > 0) await freeSlots(system, { type: Fulfilment.name, names: booked })
}

/** Restores discounts of credited items to their sources, in the shares in which they were redeemed. */
export async function releaseDiscounts(
  system: Documents,
  order: OrderDoc,
  credited: CreditedPart,
): Promise<void> {
  const isOrderEmptied = isFullyCredited(order.lines, credited.creditedLines)
  const shares = parseDiscounts(order.discounts).map(({ source, code, reference, ...redeemed }) => ({
    ...{ source, code, reference, amount: discountShare(redeemed, credited) },
  }))
  const returned = shares.filter(({ amount }) => amount > 0 || isOrderEmptied)
  const { name, user } = order
  for (const source of discountSourcesOn(system.registry)) {
    const discounts = returned.filter(({ source: from }) => from === source.name)
    if (discounts.length > 0) await source.giveBack(system, { order: name, user, discounts, isOrderEmptied })
  }
}
