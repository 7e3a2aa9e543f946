import { defineModule } from '#framework/modules'
import { DeliverySlot, DeliverySlotDay, SlotBooking } from './doctypes/delivery-slot.doctype.ts'
import { shipmentEventHooks, shipmentHooks } from './doctypes/shipment.hooks.ts'
import { Shipment, ShipmentEvent } from './doctypes/shipment.doctype.ts'
import { shippingHooks } from './doctypes/shipping.hooks.ts'
import { ShippingRate } from './doctypes/shipping-rate.doctype.ts'
import { ShippingZone } from './doctypes/shipping-zone.doctype.ts'
import { StoreSettings } from './doctypes/store-settings.doctype.ts'
import { addEvent } from './methods/add-event.ts'
import { getDelivery } from './methods/get-delivery.ts'
import { getReach } from './methods/get-reach.ts'
export { deliveryLabels } from './rules/services.ts'
import { messages } from './messages.ts'

export { bookSlot, freeSlots, type SlotWanted } from './actions/book-slot.ts'
export { deliveryFor } from './actions/delivery-for.ts'
export { endShipments, type ParcelEnd } from './actions/end-shipments.ts'
export { sendParcel, type ParcelSent } from './actions/send-parcel.ts'
export { Shipment } from './doctypes/shipment.doctype.ts'
export { shipmentsOf, type ShipmentSeen } from './doctypes/shipment.queries.ts'
export { isOver as isShipmentOver, shipmentStates, type ShipmentState } from './rules/shipment-states.ts'
export { StoreSettings } from './doctypes/store-settings.doctype.ts'
export {
  deliveryReasons,
  type DeliveryOption,
  type DeliveryQuestion,
  type DeliveryReason,
  type ParcelDelivery,
  type ParcelToDeliver,
} from './rules/delivery.ts'

export const shipping = defineModule({
  name: 'shipping',
  shelf: 'store',
  docTypes: [
    ...[ShippingZone, ShippingRate, DeliverySlot, DeliverySlotDay, SlotBooking],
    ...[StoreSettings, Shipment, ShipmentEvent],
  ],
  systemTypes: [DeliverySlotDay, SlotBooking],
  methods: { getDelivery, getReach, addEvent },
  hooks: [...shippingHooks, shipmentHooks, shipmentEventHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
