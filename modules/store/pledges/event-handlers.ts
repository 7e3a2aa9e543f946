import { on } from '#framework/events'
import { orderEvents, soldOrderEvents } from '#store/orders'
import { followPledgedOrder } from './sale/follow-pledged-order.ts'
import { recordPledgedSale } from './sale/record-pledged-sale.ts'

export const pledgeEventHandlers = [
  on(orderEvents.placed, 'pledges.record', ({ order }, { documents }) => recordPledgedSale(documents, order)),
  ...soldOrderEvents.map(([event, key]) =>
    on(event, `pledges.${key}`, ({ order }, { documents }) => followPledgedOrder(documents, order)),
  ),
]
