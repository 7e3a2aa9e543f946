import { on } from '#framework/events'
import { orderEvents, soldOrderEvents } from '#store/orders'
import { attributeOrder } from './commission/attribute-order.ts'
import { followOrder } from './commission/follow-order.ts'

export const affiliateEventHandlers = [
  on(orderEvents.placed, 'affiliates.attribute', ({ order }, { documents }) =>
    attributeOrder(documents, order),
  ),
  ...soldOrderEvents.map(([event, key]) =>
    on(event, `affiliates.${key}`, ({ order }, { documents }) => followOrder(documents, order)),
  ),
]
