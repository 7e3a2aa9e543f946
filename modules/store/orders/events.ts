import { check, link, money, select, text } from '#framework/doctypes'
import { defineEvent, nullable, optional } from '#framework/events'
import { renamedReturnStates, returnStates } from './return/return.states.ts'

const fulfilment = {
  fulfilment: link('Fulfilment', { renamedFrom: 'parcel' }),
  order: link('Order'),
  business: link('Business'),
  from: nullable(text()),
} as const

const undelivered = { ...fulfilment, amount: money() } as const

const returnState = select(returnStates, { renamedChoices: renamedReturnStates })

export const orderEvents = {
  /** An order was placed, paid or with cash on delivery. `amount` is the amount due of an exchange. */
  placed: defineEvent('orders.placed', { order: link('Order'), amount: optional(money()) }),
  paid: defineEvent('orders.paid', { order: link('Order'), payment: text(), amount: money() }),
  to_pay: defineEvent(
    'orders.payment_due',
    { order: link('Order'), amount: money() },
    { renamedFrom: 'orders.to_pay' },
  ),
  /** Items were cancelled: `amount` is their worth, `refund_amount` what goes back to the buyer. */
  cancelled: defineEvent('orders.cancelled', {
    order: link('Order'),
    amount: money(),
    fulfilment: nullable(link('Fulfilment', { renamedFrom: 'parcel' })),
    is_full: check({ renamedFrom: 'is_whole' }),
    refund_amount: money({ renamedFrom: 'back' }),
  }),
  edited: defineEvent('orders.edited', { order: link('Order'), edit: text() }, { isPublic: true }),
  invoiced: defineEvent(
    'orders.invoiced',
    { order: link('Order'), invoice: link('Invoice'), business: link('Business') },
    { isPublic: true },
  ),
  refunded: defineEvent(
    'orders.refunded',
    { refund: link('Order Refund'), order: link('Order'), amount: money() },
    { isPublic: true, renamedFrom: 'orders.paid_back' },
  ),
  return_changed: defineEvent(
    'orders.return_changed',
    {
      return: link('Return'),
      order: link('Order'),
      state: returnState,
      from: nullable(returnState),
    },
    { renamedFrom: 'orders.return_moved' },
  ),
  /** The rest of a package ships without its cancelled items; `what` names them. */
  items_cancelled: defineEvent(
    'orders.items_cancelled',
    { ...fulfilment, what: text(), reason: text() },
    { renamedFrom: 'orders.pieces_cancelled' },
  ),
  /** Items joined a package that is not packed yet; `what` names them. */
  items_added: defineEvent('orders.items_added', { ...fulfilment, what: text() }),
}

export const fulfilmentEvents = {
  confirmed: defineEvent('orders.fulfilment_confirmed', fulfilment, {
    renamedFrom: 'orders.parcel_confirmed',
  }),
  packed: defineEvent('orders.fulfilment_packed', fulfilment, { renamedFrom: 'orders.parcel_packed' }),
  shipped: defineEvent('orders.fulfilment_shipped', fulfilment, { renamedFrom: 'orders.parcel_shipped' }),
  delivered: defineEvent('orders.fulfilment_delivered', fulfilment, {
    renamedFrom: 'orders.parcel_delivered',
  }),
  cancelled: defineEvent('orders.fulfilment_cancelled', fulfilment, {
    renamedFrom: 'orders.parcel_cancelled',
  }),
  not_delivered: defineEvent('orders.fulfilment_not_delivered', fulfilment, {
    renamedFrom: 'orders.parcel_not_delivered',
  }),
  returned: defineEvent('orders.fulfilment_returned', undelivered, { renamedFrom: 'orders.parcel_returned' }),
  lost: defineEvent('orders.fulfilment_lost', undelivered, { renamedFrom: 'orders.parcel_lost' }),
}
