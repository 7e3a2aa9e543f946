import {
  always,
  check,
  date,
  docType,
  everything,
  format,
  int,
  link,
  reading,
  select,
  series,
  text,
  time,
} from '#framework/doctypes'
import { services, weekdays } from '../shipping-rate/services.ts'
import { slotBookingRules, slotDayRules } from './slot-rules.ts'

/** Hours of a weekday in which parcels are brought, and how many. */
export const DeliverySlot = docType('Delivery Slot', {
  naming: series('SLT-.#####'),
  fields: {
    weekday: select(weekdays, { required: true, default: 'Saturday', inList: true }),
    starts: time({ label: 'Starts at', required: true, inList: true }),
    ends: time({ label: 'Ends at', required: true, inList: true }),
    zone: link('Shipping Zone', { inList: true, description: 'Leave empty to apply to all zones' }),
    business: link('Business', { inList: true, description: 'Leave empty to apply to all sellers' }),
    service: select(services, { required: true, default: 'standard' }),
    capacity: int({
      ...{ required: true, min: 0, max: 100_000, default: 10, inList: true },
      label: 'Maximum packages',
    }),
    cut_off_hours: int({
      label: 'Cut-off hours',
      ...{ required: true, min: 0, max: 336, default: 12 },
      description: 'Customers can choose the slot until this many hours before it starts',
    }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything, Seller: reading(always) },
  titleField: 'weekday',
  searchFields: ['weekday', 'zone'],
  sort: 'weekday asc, starts asc',
})

/** How much of a slot is taken on one day: the row is the lock of everybody who books it, and refuses more than there is. */
export const DeliverySlotDay = docType('Delivery Slot Day', {
  naming: format('{slot}@{day}'),
  fields: {
    slot: link('Delivery Slot', { required: true, readOnly: true, inList: true, label: 'Delivery Slot' }),
    day: date({ required: true, readOnly: true, inList: true }),
    taken: int({ label: 'Booked', required: true, readOnly: true, min: 0, default: 0, inList: true }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  uniqueTogether: [['slot', 'day']],
  sort: 'day desc',
  trackChanges: false,
  databaseRules: slotDayRules,
})

/** A parcel that is brought in a slot. Only the system writes it; when it goes, the place is free again. */
export const SlotBooking = docType('Slot Booking', {
  fields: {
    slot: link('Delivery Slot', { required: true, readOnly: true, inList: true, label: 'Delivery Slot' }),
    day: date({ required: true, readOnly: true, inList: true, indexed: true }),
    source_type: text({ label: 'Source document type', required: true, readOnly: true }),
    source_name: text({
      label: 'Source document',
      required: true,
      readOnly: true,
      inList: true,
      typeField: 'source_type',
    }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  uniqueTogether: [['source_name', 'source_type']],
  titleField: 'source_name',
  searchFields: ['source_name'],
  sort: 'day desc',
  trackChanges: false,
  databaseRules: slotBookingRules,
})
