import type { Documents } from '#framework/documents'
import { loadOrder } from '../order/order.queries.ts'
import { Return } from './return.doctype.ts'
import type { ReturnDoc } from './return.queries.ts'
import { creditedAmount } from '../balance/credit-posting.rules.ts'
import { planReturnCredit } from './return-credit.rules.ts'
import { isReturnAccepted } from './return.states.ts'

/** A parcel has far fewer returns at once than this. */
const MOST_RETURNS = 100

type ReturnRequest = Pick<ReturnDoc, 'order' | 'parcel' | 'with_delivery' | 'items' | 'resolution'>

/** What goes back for a return as its order stands; nothing where something else comes in its place. Minor units. */
export async function calculateReturnRefund(system: Documents, returned: ReturnRequest): Promise<number> {
  if (returned.resolution === 'exchange') return 0
  return creditedAmount(planReturnCredit(await loadOrder(system, returned.order), returned))
}

/** Others of the same parcel may be its last pieces now, and have its delivery paid back. The order is locked. */
export async function updateRefundAmounts(
  system: Documents,
  { name, parcel }: Pick<ReturnDoc, 'name' | 'parcel'>,
): Promise<void> {
  const found = await system.find(Return, {
    where: { parcel },
    fields: ['name', 'state'],
    limit: MOST_RETURNS,
  })
  for (const other of found.filter((one) => one.name !== name && isReturnAccepted(one.state))) {
    const refund_amount = await calculateReturnRefund(system, await system.get(Return, other.name))
    await system.save(Return, other.name, { refund_amount })
  }
}
