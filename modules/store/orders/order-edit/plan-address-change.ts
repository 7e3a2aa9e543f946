import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import type { OrderWithFulfilments } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { canChangeAddress } from '../order/order-view.ts'
import { recalculateEdit, type OrderEditPlan } from './recalculate-edit.ts'

export function planAddressChange(
  system: Documents,
  held: OrderWithFulfilments,
  address: AddressCopy,
): Promise<OrderEditPlan> {
  const { order, fulfilments } = held
  if (canChangeAddress(order, fulfilments) === 0) throw changeErrors.fixed()
  if (JSON.stringify(address) === order.address) throw changeErrors.nothing_changed()
  const requoted = fulfilments.filter(({ state }) => !isNotArriving(state))
  return recalculateEdit(system, { before: held, after: held, requoted, place: address })
}
