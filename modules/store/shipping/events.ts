import { link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const shippingEvents = {
  shipment_changed: defineEvent(
    'shipping.shipment_changed',
    {
      shipment: link('Shipment'),
      fulfilment_type: nullable(text({ renamedFrom: 'parcel_type' })),
      fulfilment: nullable(text({ renamedFrom: 'parcel' })),
      business: nullable(link('Business')),
      state: text(),
      from: text(),
    },
    { renamedFrom: 'shipping.moved' },
  ),
}
