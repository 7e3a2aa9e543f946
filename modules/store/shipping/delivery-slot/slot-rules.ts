import type { DatabaseRule } from '#framework/doctypes'

const refuse = (constraint: string, what: string) =>
  `raise exception '${what}' using errcode = 'check_violation', constraint = '${constraint}';`

/** As an error carries it. */
export const SLOT_FULL_RULE = 'Delivery Slot Day.full'

const counted: DatabaseRule = {
  name: 'counted',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if new.taken < 0 then
    ${refuse('Delivery Slot Day.counted', 'A slot was counted wrong')}
  end if;
  return new;
end`,
}

export const slotDayRules: readonly DatabaseRule[] = [counted]

/** Whoever books a slot takes a place of its day by a conditional update, and gives it back when the booking goes. */
const takes: DatabaseRule = {
  name: 'takes a place',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'UPDATE' then
    ${refuse('Slot Booking.fixed', 'A booking stays; another one takes its place')}
  end if;
  if tg_op = 'DELETE' then
    update "Delivery Slot Day" set taken = taken - 1 where slot = old.slot and day = old.day;
    return old;
  end if;
  insert into "Delivery Slot Day" (name, owner, creation, modified, modified_by, slot, day, taken)
    select s.name || '@' || new.day, new.owner, clock_timestamp(), clock_timestamp(), new.owner, s.name, new.day, 0
    from "Delivery Slot" s where s.name = new.slot on conflict do nothing;
  update "Delivery Slot Day" d set taken = taken + 1 from "Delivery Slot" s
    where d.slot = new.slot and d.day = new.day and s.name = d.slot and s.is_active = 1 and d.taken < s.capacity;
  if not found then
    ${refuse(SLOT_FULL_RULE, 'The slot is full')}
  end if;
  return new;
end`,
}

export const slotBookingRules: readonly DatabaseRule[] = [takes]
