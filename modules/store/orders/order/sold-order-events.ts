import type { DomainEvent } from '#framework/events'
import { fulfilmentEvents, orderEvents } from '../events.ts'

interface OfOrder {
  readonly order: string
}

/** Events after which a sold package may have been delivered, cancelled, returned or refunded, with names of their handlers. */
export const soldOrderEvents: readonly (readonly [event: DomainEvent<OfOrder>, key: string])[] = [
  [fulfilmentEvents.delivered, 'follow_delivered'],
  [fulfilmentEvents.not_delivered, 'follow_not_delivered'],
  [fulfilmentEvents.cancelled, 'follow_fulfilment_cancelled'],
  [fulfilmentEvents.returned, 'follow_returned_to_sender'],
  [fulfilmentEvents.lost, 'follow_lost'],
  [orderEvents.cancelled, 'follow_cancelled'],
  [orderEvents.items_cancelled, 'follow_items_cancelled'],
  [orderEvents.refunded, 'follow_refunded'],
  [orderEvents.return_changed, 'follow_return'],
]
