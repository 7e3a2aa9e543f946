import type { Documents } from '#framework/documents'
import { asItStands } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import type { ReturnDoc } from '../doctypes/return.queries.ts'
import { worthOf } from '../rules/gone-books.ts'
import { goneWithReturn } from '../rules/gone-with-return.ts'
import { isComing } from '../rules/return-states.ts'

/** A parcel has far fewer returns at once than this. */
const MOST_RETURNS = 100

type Asked = Pick<ReturnDoc, 'order' | 'parcel' | 'with_delivery' | 'items' | 'resolution'>

/** What goes back for a return as its order stands; nothing where something else comes in its place. Minor units. */
export async function refundAmountOf(system: Documents, returned: Asked): Promise<number> {
  if (returned.resolution === 'exchange') return 0
  return worthOf(goneWithReturn(await asItStands(system, returned.order), returned))
}

/** Others of the same parcel may be its last pieces now, and have its delivery paid back. The order is locked. */
export async function renewRefundAmounts(
  system: Documents,
  { name, parcel }: Pick<ReturnDoc, 'name' | 'parcel'>,
): Promise<void> {
  const found = await system.find(Return, {
    where: { parcel },
    fields: ['name', 'state'],
    limit: MOST_RETURNS,
  })
  for (const other of found.filter((one) => one.name !== name && isComing(one.state))) {
    const refund_amount = await refundAmountOf(system, await system.get(Return, other.name))
    await system.save(Return, other.name, { refund_amount })
  }
}
