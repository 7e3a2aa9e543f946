import { check, link, money, text } from '#framework/doctypes'
import { defineEvent, nullable, optional } from '#framework/events'

const fulfilment = {
  parcel: link('Parcel'),
  order: link('Order'),
  business: link('Business'),
  from: nullable(text()),
} as const

/** `amount` is what is owed no longer. */
const undelivered = { ...fulfilment, amount: money() } as const

export const orderEvents = {
  /** A new order stands, paid or to be paid in cash. `amount` is left to pay, of an exchange. */
  placed: defineEvent('orders.placed', { order: link('Order'), amount: optional(money()) }),
  paid: defineEvent('orders.paid', { order: link('Order'), payment: text(), amount: money() }),
  /** More is due for an order than was paid. */
  to_pay: defineEvent('orders.to_pay', { order: link('Order'), amount: money() }),
  /** Items were cancelled: `amount` is their worth, `back` what goes back to the buyer. */
  cancelled: defineEvent('orders.cancelled', {
    order: link('Order'),
    amount: money(),
    parcel: nullable(link('Parcel')),
    is_whole: check(),
    back: money(),
  }),
  edited: defineEvent('orders.edited', { order: link('Order'), edit: text() }, { isPublic: true }),
  invoiced: defineEvent(
    'orders.invoiced',
    { order: link('Order'), invoice: link('Invoice'), business: link('Business') },
    { isPublic: true },
  ),
  refunded: defineEvent(
    'orders.paid_back',
    { refund: link('Order Refund'), order: link('Order'), amount: money() },
    { isPublic: true },
  ),
  return_changed: defineEvent('orders.return_moved', {
    return: link('Return'),
    order: link('Order'),
    state: text(),
    from: nullable(text()),
  }),
  /** A parcel goes on with less in it: `what` names the items. */
  items_cancelled: defineEvent('orders.pieces_cancelled', { ...fulfilment, what: text(), reason: text() }),
}

/** What becomes of a parcel, by its new state. */
export const fulfilmentEvents = {
  confirmed: defineEvent('orders.parcel_confirmed', fulfilment),
  packed: defineEvent('orders.parcel_packed', fulfilment),
  shipped: defineEvent('orders.parcel_shipped', fulfilment),
  delivered: defineEvent('orders.parcel_delivered', fulfilment),
  cancelled: defineEvent('orders.parcel_cancelled', fulfilment),
  /** It was marked delivered by mistake. */
  not_delivered: defineEvent('orders.parcel_not_delivered', fulfilment),
  returned: defineEvent('orders.parcel_returned', undelivered),
  lost: defineEvent('orders.parcel_lost', undelivered),
}
