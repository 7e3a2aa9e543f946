import type { MessageId } from '#design/messages'
import type {
  Order,
  OrderLine,
  OrderFulfilment,
  OrderReturn,
  OrderShipment,
  OrderState,
  ReturnReason,
} from './order-calls.ts'
import { moneyOf } from './order-money.ts'

const badges: Record<OrderState, { label: MessageId; look: string }> = {
  'awaiting payment': { label: 'orders.state_awaiting', look: 'badge warn' },
  placed: { label: 'orders.state_placed', look: 'badge brand' },
  confirmed: { label: 'orders.state_confirmed', look: 'badge brand' },
  packed: { label: 'orders.state_packed', look: 'badge brand' },
  shipped: { label: 'orders.state_shipped', look: 'badge ok' },
  delivered: { label: 'orders.state_delivered', look: 'badge ok' },
  closed: { label: 'orders.state_closed', look: 'badge' },
  cancelled: { label: 'orders.state_cancelled', look: 'badge' },
}

export const orderBadge = (state: OrderState) => badges[state]

const heads: Record<OrderState, MessageId> = {
  'awaiting payment': 'orders.head_awaiting',
  placed: 'orders.head_placed',
  confirmed: 'orders.head_confirmed',
  packed: 'orders.head_packed',
  shipped: 'orders.head_shipped',
  delivered: 'orders.head_delivered',
  closed: 'orders.head_delivered',
  cancelled: 'orders.head_cancelled',
}

type Headed = Omit<Parameters<typeof moneyOf>[0], 'returns'> &
  Pick<Order, 'state'> & {
    fulfilments: readonly {
      state: Order['fulfilments'][number]['state']
      lines: readonly Pick<OrderLine, 'left'>[]
    }[]
    returns: readonly Pick<OrderReturn, 'state' | 'carried_amount'>[]
  }

const isPaidBack = (order: Headed): boolean => {
  const { came, back } = moneyOf(order)
  return came > 0 && back >= came
}

function headOfCancelled(order: Headed): MessageId {
  const isBack = isPaidBack(order)
  const states = order.fulfilments.map(({ state }) => state)
  if (states.includes('returned')) return isBack ? 'orders.head_undelivered_back' : 'orders.head_undelivered'
  if (states.includes('lost')) return isBack ? 'orders.head_lost_back' : 'orders.head_lost'
  return isBack ? 'orders.head_cancelled_back' : heads.cancelled
}

const isAllSentBack = ({ fulfilments, returns }: Headed): boolean =>
  fulfilments.every(({ lines }) => lines.every(({ left }) => left === 0)) &&
  returns.some(({ state }) => state === 'refunded')

function headOfPart({ state, fulfilments }: Headed): MessageId | null {
  if (!['placed', 'confirmed', 'packed', 'shipped'].includes(state)) return null
  if (fulfilments.some((fulfilment) => fulfilment.state === 'delivered')) return 'orders.head_part_delivered'
  const isAhead = state !== 'shipped' && fulfilments.some((fulfilment) => fulfilment.state === 'shipped')
  return isAhead ? 'orders.head_part_shipped' : null
}

export function headOf(order: Headed): MessageId {
  const { state } = order
  if (state === 'cancelled') return headOfCancelled(order)
  if ((state === 'delivered' || state === 'closed') && isAllSentBack(order)) return 'orders.head_paid_back'
  return headOfPart(order) ?? heads[state]
}

export const undeliveredLabels: Record<NonNullable<OrderFulfilment['undelivered_reason']>, MessageId> = {
  'refused on delivery': 'orders.undelivered_refused',
  'nobody available': 'orders.undelivered_nobody',
  'address not found': 'orders.undelivered_address',
  'not collected': 'orders.undelivered_not_collected',
  'damaged in transit': 'orders.undelivered_damaged',
  other: 'orders.undelivered_other',
}

export const reasonLabels: Record<ReturnReason, MessageId> = {
  damaged: 'orders.why_damaged',
  'wrong item': 'orders.why_wrong',
  'not as described': 'orders.why_described',
  'does not fit': 'orders.why_fit',
  'came too late': 'orders.why_late',
  'not wanted any more': 'orders.why_unwanted',
}

const returnLabels: Record<OrderReturn['state'], { label: MessageId; look: string }> = {
  requested: { label: 'orders.return_requested', look: 'badge warn' },
  approved: { label: 'orders.return_approved', look: 'badge brand' },
  'picked up': { label: 'orders.return_picked', look: 'badge brand' },
  received: { label: 'orders.return_received', look: 'badge brand' },
  refunded: { label: 'orders.return_refunded', look: 'badge ok' },
  exchanged: { label: 'orders.return_exchanged', look: 'badge ok' },
  refused: { label: 'orders.return_refused', look: 'badge' },
  withdrawn: { label: 'orders.return_withdrawn', look: 'badge' },
}

/** Returns the badge of a return; a manual refund is not "refunded" when the return is settled. */
export const returnBadge = (state: OrderReturn['state'], owedBack: number) =>
  state === 'refunded' && owedBack > 0
    ? { label: 'orders.return_owed' as const, look: 'badge brand' }
    : returnLabels[state]

export const eventLabels: Record<OrderShipment['events'][number]['status'], MessageId> = {
  'in transit': 'orders.event_transit',
  'out for delivery': 'orders.event_out',
  delivered: 'orders.event_delivered',
  failed: 'orders.event_failed',
  returned: 'orders.event_returned',
  lost: 'orders.event_lost',
}
