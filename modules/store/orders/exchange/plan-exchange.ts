import type { Documents } from '#framework/documents'
import { readCashCollections } from '../cash-on-delivery/cash-collections.queries.ts'
import type { OrderWithParcels } from '../order/order.queries.ts'
import { cashPaidByParcel } from '../cash-on-delivery/cash-collections.rules.ts'
import { calculateExchange, type ExchangeAmounts, type ExchangeValues } from './exchange-amounts.rules.ts'
import { withUnbookedCash } from '../cash-on-delivery/unbooked-cash.rules.ts'

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
