import type { Documents } from '#framework/documents'
import { readCashCollections } from '../cash-on-delivery/cash-collections.ts'
import type { OrderWithParcels, OrderDoc } from '../order/order.queries.ts'
import {
  cashPaidByParcel,
  withUnbookedCash,
  allocateCash,
  type CashParcel,
} from '../cash-on-delivery/cash-collections.rules.ts'
import {
  calculateBalanceChange,
  type BalanceChange,
  balanceDue,
  type PayableOrder,
} from '../balance/balance-due.rules.ts'
import { type SaleItem, Product, ProductVariant, listSaleItems } from '#store/catalog'
import { changeErrors } from '../errors.ts'
import { sql } from 'kysely'

/** What an exchange comes to, of an order as it stands before: shown and done it is the same. One statement at most. */
export async function planExchange(
  system: Documents,
  { order, parcels }: OrderWithParcels,
  exchanging: ExchangeValues,
): Promise<ExchangeAmounts> {
  const cash = await readCashCollections(system, { order, parcels })
  const paid = {
    order: withUnbookedCash(order, cash.unbooked),
    parcels,
    cashByParcel: cashPaidByParcel(cash),
  }
  return calculateExchange(paid, exchanging)
}

/** An order before other things come in the place of some of it, with what was paid at its doors as paid. */
interface PaidOrder {
  readonly order: PayableOrder
  readonly parcels: readonly CashParcel[]
  /** What was paid at doors, by parcel. */
  readonly cashByParcel: ReadonlyMap<string, number>
}

/** What comes back is worth so much, and what comes in its place costs so much; minor units. */
export interface ExchangeValues {
  readonly worth: number
  readonly total: number
}

/** What an exchange comes to for the buyer; `due` is what he has to pay for the new order, the rest is of the first one. */
export interface ExchangeAmounts extends BalanceChange {
  /** Of what was paid for the first order, what pays for the new one. */
  readonly carried: number
}

/** What is asked for at the doors of parcels that come still: what they bring is to be paid there, and not with this. */
function collectedLater({ order, parcels, cashByParcel: collected }: PaidOrder): number {
  const parts = allocateCash(Math.max(0, balanceDue(order)), parcels, { collected, due: new Map() })
  const later = parcels.filter(({ state }) => state !== 'delivered')
  return later.reduce((sum, { name }) => sum + (parts.get(name) ?? 0), 0)
}

/**
 * What was paid for what comes back pays for what comes in its place, and so does what the order is overpaid by already: its
 * other parcels ask at their doors what they asked before. What nobody paid pays for nothing.
 */
export function calculateExchange(paid: PaidOrder, { worth, total }: ExchangeValues): ExchangeAmounts {
  const { order } = paid
  const free = worth - balanceDue(order) + collectedLater(paid)
  const netPaid = order.paid_amount - order.refunded_amount
  const carried = Math.max(0, Math.min(total, free, netPaid))
  return { ...calculateBalanceChange(order, carried - worth), carried, due: total - carried }
}

interface ReturnedLine {
  readonly name: string
  readonly product: string | null
  readonly business: string
}

interface ExchangeSelection {
  readonly items: readonly { readonly line: ReturnedLine; readonly quantity: number }[]
  /** By line. */
  readonly exchangeFor: ReadonlyMap<string, string>
  /** What may go in the place of the lines. */
  readonly sold: readonly SaleItem[]
}

interface ExchangeItem {
  readonly line: string
  readonly item: SaleItem
  readonly quantity: number
}

/** What goes in the place of each line: another variant of its product, or the same again. Refuses anything else. */
export function selectExchangeItems({
  items,
  exchangeFor,
  sold,
}: ExchangeSelection): readonly ExchangeItem[] {
  return items.map(({ line, quantity }) => {
    const { name, product, business } = line
    const variant = exchangeFor.get(name)
    const item = sold.find(
      (one) => one.variant === variant && one.business === business && one.product === product,
    )
    if (!item) throw changeErrors.no_exchange()
    return { line: name, item, quantity }
  })
}

type Line = Pick<OrderDoc['lines'][number], 'product' | 'business'>

interface VariantRow {
  readonly variant: string
  readonly product: string
}

/**
 * What may go in the place of some lines: the living variants of their products, as their own seller sells them today, in
 * the order of the catalogue. Two statements.
 */
export async function findExchangeItems(
  system: Documents,
  lines: readonly Line[],
): Promise<readonly SaleItem[]> {
  const products = lines.flatMap(({ product }) => product ?? [])
  const rows = await system.statement(
    sql<VariantRow>`select name as variant, parent as product from "Product Variant"
      where parent = any(${products}::text[]) and parenttype = 'Product' and is_archived = 0 order by parent, idx`,
    { reads: [Product, ProductVariant] },
  )
  const pairs = lines.flatMap(({ product, business }) =>
    rows.filter((row) => row.product === product).map(({ variant }) => ({ variant, business })),
  )
  const items = await listSaleItems(system, pairs)
  return items.filter(({ is_sold }) => is_sold)
}
