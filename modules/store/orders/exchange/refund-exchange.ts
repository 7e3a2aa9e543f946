import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../order/order.doctype.ts'
import { Return } from '../return/return.doctype.ts'
import { receivableAccount } from '../balance/order-posting.rules.ts'

/** What was paid for one order and pays for the one that came in exchange. */
export interface ExchangeTransfer {
  /** Name of the Return. */
  readonly name: string
  readonly from: string
  readonly to: string
  /** Minor units. */
  readonly amount: number
}

/** The books say to which of two orders the money belongs. Below zero it goes back to the first. */
async function postTransfer(
  system: Documents,
  { name, from, to, amount }: ExchangeTransfer,
  idempotencyKey: string,
): Promise<void> {
  await post(system, {
    ...{ kind: 'adjustment', source: { type: Return.name, name }, idempotencyKey, memo: to },
    lines: [
      { account: receivableAccount(from), amount },
      { account: receivableAccount(to), amount: -amount },
    ],
  })
  const { refunded_amount } = await system.lock(Order, from)
  await system.save(Order, from, { refunded_amount: refunded_amount + amount })
}

/** What was paid for the one order pays for the other: no money leaves the house for it. */
export async function transferToExchange(system: Documents, transfer: ExchangeTransfer): Promise<void> {
  if (transfer.amount === 0) return
  await postTransfer(system, transfer, `exchange:${transfer.name}`)
  await system.save(Return, transfer.name, { carried_amount: transfer.amount })
}

/** What an order was paid with that came in exchange, as far as it was not carried back; null for nothing. */
export async function findExchangeTransfer(system: Documents, to: string): Promise<ExchangeTransfer | null> {
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
export async function refundExchangeTransfer(system: Documents, transfer: ExchangeTransfer): Promise<void> {
  const { name, to, amount } = transfer
  const { carried_amount } = await system.lock(Return, name)
  const left = carried_amount - amount
  await postTransfer(system, { ...transfer, amount: -amount }, `exchange-back:${name}:${left}`)
  const { refunded_amount } = await system.get(Order, to)
  await system.save(Order, to, { refunded_amount: refunded_amount + amount })
  await system.save(Return, name, { carried_amount: left })
}
