import { on, type DomainEvent } from '#framework/events'
import { fulfilmentEvents, orderEvents } from '#store/orders'
import { attributeOrder } from './commission/attribute-order.ts'
import { followOrder } from './commission/follow-order.ts'

interface OfOrder {
  readonly order: string
}

const follow = (event: DomainEvent<OfOrder>, key: string) =>
  on(event, `affiliates.${key}`, ({ order }, { documents }) => followOrder(documents, order))

export const affiliateEventHandlers = [
  on(orderEvents.placed, 'affiliates.attribute', ({ order }, { documents }) =>
    attributeOrder(documents, order),
  ),
  follow(fulfilmentEvents.delivered, 'follow_delivered'),
  follow(fulfilmentEvents.not_delivered, 'follow_not_delivered'),
  follow(fulfilmentEvents.cancelled, 'follow_fulfilment_cancelled'),
  follow(fulfilmentEvents.returned, 'follow_returned_to_sender'),
  follow(fulfilmentEvents.lost, 'follow_lost'),
  follow(orderEvents.cancelled, 'follow_cancelled'),
  follow(orderEvents.items_cancelled, 'follow_items_cancelled'),
  follow(orderEvents.refunded, 'follow_refunded'),
  follow(orderEvents.return_changed, 'follow_return'),
]
