import {
  raiseViolation,
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
  type DatabaseRule,
} from '#framework/doctypes'
import { services, weekdays } from '../shipping-rate/shipping-terms.ts'

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

const counted: DatabaseRule = {
  name: 'counted',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if new.booked < 0 then
    ${raiseViolation('Delivery Slot Day.counted', 'A slot was counted wrong')}
  end if;
  return new;
end`,
}

const slotDayRules: readonly DatabaseRule[] = [counted]

/** Booked capacity of a slot on a day. The row is the lock for bookings, and refuses more than the capacity. */
export const DeliverySlotDay = docType('Delivery Slot Day', {
  naming: format('{slot}@{day}'),
  fields: {
    slot: link('Delivery Slot', { required: true, readOnly: true, inList: true, label: 'Delivery slot' }),
    day: date({ required: true, readOnly: true, inList: true }),
    booked: int({ renamedFrom: 'taken', required: true, readOnly: true, min: 0, default: 0, inList: true }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  uniqueTogether: [['slot', 'day']],
  sort: 'day desc',
  trackChanges: false,
  databaseRules: slotDayRules,
})

/** Name of the database rule, as errors carry it. */
export const SLOT_FULL_RULE = 'Delivery Slot Day.full'

/** Database rule: a booking takes capacity by a conditional update; its deletion releases it. */
const takes: DatabaseRule = {
  name: 'takes a place',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'UPDATE' then
    ${raiseViolation('Slot Booking.fixed', 'A booking stays; another one takes its place')}
  end if;
  if tg_op = 'DELETE' then
    update "Delivery Slot Day" set booked = booked - 1 where slot = old.slot and day = old.day;
    return old;
  end if;
  insert into "Delivery Slot Day" (name, owner, creation, modified, modified_by, slot, day, booked)
    select s.name || '@' || new.day, new.owner, clock_timestamp(), clock_timestamp(), new.owner, s.name, new.day, 0
    from "Delivery Slot" s where s.name = new.slot on conflict do nothing;
  update "Delivery Slot Day" d set booked = booked + 1 from "Delivery Slot" s
    where d.slot = new.slot and d.day = new.day and s.name = d.slot and s.is_active = 1 and d.booked < s.capacity;
  if not found then
    ${raiseViolation(SLOT_FULL_RULE, 'The slot is full')}
  end if;
  return new;
end`,
}

const slotBookingRules: readonly DatabaseRule[] = [takes]

export const SlotBooking = docType('Slot Booking', {
  fields: {
    slot: link('Delivery Slot', { required: true, readOnly: true, inList: true, label: 'Delivery slot' }),
    day: date({ required: true, readOnly: true, inList: true, indexed: true }),
    source_type: text({ format: 'DocType', label: 'Source document type', required: true, readOnly: true }),
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
