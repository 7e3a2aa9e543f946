import type { MessageId } from '#design/messages'
import type { OrderReturn, OrderShipment, OrderState, ReturnReason } from './order-calls.ts'

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

export const stateBadge = (state: OrderState) => badges[state]

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

export const headOf = (state: OrderState): MessageId => heads[state]

export const reasonWords: Record<ReturnReason, MessageId> = {
  damaged: 'orders.why_damaged',
  'wrong item': 'orders.why_wrong',
  'not as described': 'orders.why_described',
  'does not fit': 'orders.why_fit',
  'came too late': 'orders.why_late',
  'not wanted any more': 'orders.why_unwanted',
}

export const returnWords: Record<OrderReturn['state'], { label: MessageId; look: string }> = {
  asked: { label: 'orders.return_asked', look: 'badge warn' },
  approved: { label: 'orders.return_approved', look: 'badge brand' },
  'picked up': { label: 'orders.return_picked', look: 'badge brand' },
  received: { label: 'orders.return_received', look: 'badge brand' },
  refunded: { label: 'orders.return_refunded', look: 'badge ok' },
  exchanged: { label: 'orders.return_exchanged', look: 'badge ok' },
  refused: { label: 'orders.return_refused', look: 'badge' },
  withdrawn: { label: 'orders.return_withdrawn', look: 'badge' },
}

export const eventWords: Record<OrderShipment['events'][number]['status'], MessageId> = {
  'in transit': 'orders.event_transit',
  'out for delivery': 'orders.event_out',
  delivered: 'orders.event_delivered',
  failed: 'orders.event_failed',
  returned: 'orders.event_returned',
}
