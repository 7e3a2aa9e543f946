import { defineModule } from '#framework/modules'
import { DeliverySlot, DeliverySlotDay, SlotBooking } from './delivery-slot/delivery-slot.doctype.ts'
import { shipmentEventHooks, shipmentHooks } from './shipment/shipment.hooks.ts'
import { Shipment, ShipmentEvent } from './shipment/shipment.doctype.ts'
import { shippingHooks } from './shipping-rate/shipping.hooks.ts'
import { ShippingRate } from './shipping-rate/shipping-rate.doctype.ts'
import { ShippingZone } from './shipping-rate/shipping-zone.doctype.ts'
import { StoreSettings } from './shipping-rate/store-settings.doctype.ts'
import { addEvent } from './shipment/add-event.ts'
import { getDelivery } from './delivery/get-delivery.ts'
import { getCoverage } from './delivery/get-coverage.ts'
export { deliveryLabels } from './shipping-rate/shipping-terms.ts'
import { messages } from './messages.ts'

export { bookSlot, freeSlots } from './delivery-slot/book-slot.ts'
export { calculateDelivery } from './delivery/calculate-delivery.ts'
export { endShipments, createShipment, shipmentsOf, type ShipmentSeen } from './shipment/shipments.ts'

export { isOver as isShipmentOver, shipmentStates, type ShipmentState } from './shipment/shipment.states.ts'

export {
  deliveryReasons,
  type DeliveryOption,
  type FulfilmentDelivery,
  type FulfilmentToDeliver,
} from './delivery/delivery.ts'

export const shipping = defineModule({
  name: 'shipping',
  deskSection: 'store',
  docTypes: [
    ...[ShippingZone, ShippingRate, DeliverySlot, DeliverySlotDay, SlotBooking],
    ...[StoreSettings, Shipment, ShipmentEvent],
  ],
  systemTypes: [DeliverySlotDay, SlotBooking],
  methods: { getDelivery, getCoverage, addEvent },
  hooks: [...shippingHooks, shipmentHooks, shipmentEventHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
export { shippingEvents } from './events.ts'
