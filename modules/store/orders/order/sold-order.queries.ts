import type { Documents } from '#framework/documents'
import { remainingAmount } from '../order-line/credit-line.rules.ts'
import { firstDayAfterReturns } from '../return/return.rules.ts'
import { loadOrder, type FulfilmentDoc, type OrderDoc } from './order.queries.ts'

/** A sold item. Amounts without tax and delivery, in minor units. */
interface SoldItem {
  readonly key: string
  readonly product: string | null
  readonly amount: number
  /** The buyer's rest of it: without cancelled, returned and refunded parts. */
  readonly remaining: number
}

export interface SoldPackage {
  readonly name: string
  readonly business: string
  /** First day on which nothing of it can be returned any more; null until its delivery. */
  readonly finalOn: string | null
  readonly items: readonly SoldItem[]
}

/** A sale, as other modules of the store see it. */
export interface SoldOrder {
  readonly name: string
  readonly user: string | null
  readonly email: string | null
  readonly phone: string
  readonly address: string | null
  /** Day of the order. */
  readonly day: string
  readonly affiliate_code: string | null
  readonly affiliate_on: string | null
  readonly packages: readonly SoldPackage[]
}

function soldPackage({ lines }: OrderDoc, fulfilment: FulfilmentDoc): SoldPackage {
  const own = lines.filter((line) => line.fulfilment === fulfilment.name)
  const { name, business, state, delivered_at } = fulfilment
  const isDelivered = state === 'delivered' && delivered_at !== null
  return {
    ...{ name, business },
    finalOn: isDelivered ? firstDayAfterReturns(own, fulfilment, delivered_at.slice(0, 10)) : null,
    items: own.map((line) => ({
      ...{ key: line.name, product: line.product, amount: line.taxable },
      remaining: remainingAmount(line).taxable,
    })),
  }
}

/** Reads an order as other modules of the store see it. Two statements. `system` acts as the system. */
export async function readSoldOrder(system: Documents, name: string): Promise<SoldOrder> {
  const { order, fulfilments } = await loadOrder(system, name)
  const { user, email, phone, address, creation, placed_at, affiliate_code, affiliate_on } = order
  return {
    ...{ name, user, email, phone, address, affiliate_code, affiliate_on },
    day: (placed_at ?? creation).slice(0, 10),
    packages: fulfilments.map((fulfilment) => soldPackage(order, fulfilment)),
  }
}
