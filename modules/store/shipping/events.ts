import { link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const shippingEvents = {
  shipment_changed: defineEvent(
    'shipping.shipment_changed',
    {
      shipment: link('Shipment'),
      parcel_type: nullable(text()),
      parcel: nullable(text()),
      business: nullable(link('Business')),
      state: text(),
      from: text(),
    },
    { renamedFrom: 'shipping.moved' },
  ),
}
