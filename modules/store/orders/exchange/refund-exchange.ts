import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../order/order.doctype.ts'
import { Return } from '../return/return.doctype.ts'
import { receivableAccount } from '../balance/order-posting.rules.ts'

export interface ExchangeTransfer {
  readonly name: string
  readonly from: string
  readonly to: string
  /** Amount in minor units. */
  readonly amount: number
}

/** Posts the transfer between two orders; a negative amount returns it to the first. */
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

/** Transfers payments from an order to its exchange; no money leaves the organisation. */
export async function transferToExchange(system: Documents, transfer: ExchangeTransfer): Promise<void> {
  if (transfer.amount === 0) return
  await postTransfer(system, transfer, `exchange:${transfer.name}`)
  await system.save(Return, transfer.name, { carried_amount: transfer.amount })
}

/** Returns the transfer to an exchange order, less what was returned; null for none. */
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

/** Returns a transfer to the first order, where it is refunded by the original method. `to` must be locked. */
export async function refundExchangeTransfer(system: Documents, transfer: ExchangeTransfer): Promise<void> {
  const { name, to, amount } = transfer
  const { carried_amount } = await system.lock(Return, name)
  const left = carried_amount - amount
  await postTransfer(system, { ...transfer, amount: -amount }, `exchange-back:${name}:${left}`)
  const { refunded_amount } = await system.get(Order, to)
  await system.save(Order, to, { refunded_amount: refunded_amount + amount })
  await system.save(Return, name, { carried_amount: left })
}
