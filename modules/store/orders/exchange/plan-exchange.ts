import type { Documents } from '#framework/documents'
import { readCashCollections } from '../cash-on-delivery/cash-collections.ts'
import type { OrderWithFulfilments, OrderDoc } from '../order/order.queries.ts'
import {
  cashPaidByFulfilment,
  withUnbookedCash,
  allocateCash,
  type CashFulfilment,
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

/** Plans an exchange; preview and execution share this plan. At most one statement. */
export async function planExchange(
  system: Documents,
  { order, fulfilments }: OrderWithFulfilments,
  exchanging: ExchangeValues,
): Promise<ExchangeAmounts> {
  const cash = await readCashCollections(system, { order, fulfilments })
  const paid = {
    order: withUnbookedCash(order, cash.unbooked),
    fulfilments,
    cashByFulfilment: cashPaidByFulfilment(cash),
  }
  return calculateExchange(paid, exchanging)
}

interface PaidOrder {
  readonly order: PayableOrder
  readonly fulfilments: readonly CashFulfilment[]
  readonly cashByFulfilment: ReadonlyMap<string, number>
}

/** Value of the returned items and cost of the replacements, in minor units. */
export interface ExchangeValues {
  readonly worth: number
  readonly total: number
}

/** Effect of an exchange on the buyer; `due` concerns the new order, the other amounts the first. */
export interface ExchangeAmounts extends BalanceChange {
  readonly carried: number
}

/** Returns cash to be collected with outstanding packages, which the exchange does not include. */
function collectedLater({ order, fulfilments, cashByFulfilment: collected }: PaidOrder): number {
  const parts = allocateCash(Math.max(0, balanceDue(order)), fulfilments, { collected, due: new Map() })
  const later = fulfilments.filter(({ state }) => state !== 'delivered')
  return later.reduce((sum, { name }) => sum + (parts.get(name) ?? 0), 0)
}

/**
 * Applies payments for returned items and any overpayment to the replacements; cash due of other packages does not
 * change, and unpaid items pay for nothing.
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
  readonly exchangeFor: ReadonlyMap<string, string>
  readonly sold: readonly SaleItem[]
}

interface ExchangeItem {
  readonly line: string
  readonly item: SaleItem
  readonly quantity: number
}

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
 * Returns replacements for lines: active variants of their products at the same seller's current price, in catalogue
 * order. Two statements.
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
