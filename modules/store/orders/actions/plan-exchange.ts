import type { Documents } from '#framework/documents'
import { readDoorCash } from '../doctypes/door-cash.queries.ts'
import type { HeldOrder } from '../doctypes/parcel.queries.ts'
import { paidAtDoors } from '../rules/door-cash.ts'
import { exchangeMoney, type ExchangeMoney, type Exchanging } from '../rules/exchange-money.ts'
import { withHandedOver } from '../rules/handed-over.ts'

/** What an exchange comes to, of an order as it stands before: shown and done it is the same. One statement at most. */
export async function planExchange(
  system: Documents,
  { order, parcels }: HeldOrder,
  exchanging: Exchanging,
): Promise<ExchangeMoney> {
  const cash = await readDoorCash(system, { order, parcels })
  const paid = { order: withHandedOver(order, cash.handedOver), parcels, atDoors: paidAtDoors(cash) }
  return exchangeMoney(paid, exchanging)
}
