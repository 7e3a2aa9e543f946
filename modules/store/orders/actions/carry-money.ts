import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../doctypes/order.doctype.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { receivableOf } from '../rules/sale-posting.ts'

/** What was paid for one order and pays for the one that came in exchange. */
export interface Carried {
  /** Name of the Return. */
  readonly name: string
  readonly from: string
  readonly to: string
  /** Minor units. */
  readonly amount: number
}

/** The books say to which of two orders the money belongs. Below zero it goes back to the first. */
async function move(
  system: Documents,
  { name, from, to, amount }: Carried,
  idempotencyKey: string,
): Promise<void> {
  await post(system, {
    ...{ kind: 'adjustment', source: { type: Return.name, name }, idempotencyKey, memo: to },
    lines: [
      { account: receivableOf(from), amount },
      { account: receivableOf(to), amount: -amount },
    ],
  })
  const { returned_amount } = await system.lock(Order, from)
  await system.save(Order, from, { returned_amount: returned_amount + amount })
}

/** What was paid for the one order pays for the other: no money leaves the house for it. */
export async function carryOver(system: Documents, carried: Carried): Promise<void> {
  if (carried.amount === 0) return
  await move(system, carried, `exchange:${carried.name}`)
  await system.save(Return, carried.name, { carried_amount: carried.amount })
}

/** What an order was paid with that came in exchange, as far as it was not carried back; null for nothing. */
export async function carriedTo(system: Documents, to: string): Promise<Carried | null> {
  const [found] = await system.find(Return, {
    where: { new_order: to },
    fields: ['name', 'order', 'carried_amount'],
    limit: 1,
  })
  if (!found || found.carried_amount === 0) return null
  const { name, order: from, carried_amount: amount } = found
  return { name, from, to, amount }
}

/** So much of it belongs to the first order again, from which it goes back the way it came. `to` is locked. */
export async function carryBack(system: Documents, carried: Carried): Promise<void> {
  const { name, to, amount } = carried
  const { carried_amount } = await system.lock(Return, name)
  const left = carried_amount - amount
  await move(system, { ...carried, amount: -amount }, `exchange-back:${name}:${left}`)
  const { returned_amount } = await system.get(Order, to)
  await system.save(Order, to, { returned_amount: returned_amount + amount })
  await system.save(Return, name, { carried_amount: left })
}
