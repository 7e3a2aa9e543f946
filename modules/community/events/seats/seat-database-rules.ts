import { raiseViolation, type DatabaseRule } from '#framework/doctypes'
import { holdingStates } from '../registration/event-registration.states.ts'

const holdingStatesSql = `array[${holdingStates.map((state) => `'${state}'`).join(', ')}]`

/** SQL: adds ticket counts of one JSON object and subtracts another's; drops zero counts. */
const countedTickets = `
  select coalesce(json_object_agg(label, number order by label), '{}')::text from (
    select label, sum(number) as number from (
      select key as label, value::bigint as number from jsonb_each_text(tickets::jsonb)
      union all select key, value::bigint from jsonb_each_text(gained)
      union all select key, -value::bigint from jsonb_each_text(lost)
    ) moved group by label having sum(number) <> 0
  ) counted`

const moveSeats = `
  update "Event Seats" set occupied = occupied + seats, waiting = waiting + queue,
    tickets = case when gained = lost then tickets else (${countedTickets}) end
    where name = at_event;`

/** Database rule: a registration updates its event's seats, and so waits for concurrent writers. */
const moveSeatsRule: DatabaseRule = {
  name: 'moves seats',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
declare
  at_event text;
  seats bigint := 0;
  queue bigint := 0;
  gained jsonb := '{}';
  lost jsonb := '{}';
begin
  if tg_op <> 'INSERT' then
    at_event := old.event;
    if old.state = any (${holdingStatesSql}) then
      seats := seats - old.seats;
      lost := old.tickets::jsonb;
    end if;
    queue := queue - (old.state = 'waitlisted')::int;
  end if;
  if tg_op <> 'DELETE' then
    if tg_op = 'UPDATE' and new.event <> old.event then
      ${raiseViolation('Event Registration.event', 'A registration stays with its event')}
    end if;
    at_event := new.event;
    if new.state = any (${holdingStatesSql}) then
      seats := seats + new.seats;
      gained := new.tickets::jsonb;
    end if;
    queue := queue + (new.state = 'waitlisted')::int;
  end if;
  if seats <> 0 or queue <> 0 or gained <> lost then
    ${moveSeats}
    if not found then
      insert into "Event Seats" (name, owner, creation, modified, modified_by, event, occupied, waiting, tickets)
        values (at_event, 'Administrator', clock_timestamp(), clock_timestamp(), 'Administrator', at_event, 0, 0, '{}')
        on conflict (name) do nothing;
      ${moveSeats}
    end if;
  end if;
  if tg_op = 'DELETE' then return old; else return new; end if;
end`,
}

export const registrationRules: readonly DatabaseRule[] = [moveSeatsRule]

const FULL_RULE = 'Event Seats.full'
const FULL_TICKET_RULE = 'Event Seats.full ticket'

/**
 * Database rule: refuses more seats or tickets than the capacity. An event reduced below its taken seats retains them
 * and accepts no more.
 */
const withinCapacityRule: DatabaseRule = {
  name: 'within capacity',
  moment: 'before',
  on: ['update'],
  body: `
begin
  if new.occupied < 0 or new.waiting < 0 then
    ${raiseViolation('Event Seats.counted', 'Seats were counted wrong')}
  end if;
  if new.occupied > old.occupied and new.occupied > (select capacity from "Mela Event" where name = new.name) then
    ${raiseViolation(FULL_RULE, 'There are not so many seats')}
  end if;
  if new.tickets <> old.tickets and exists (
    select from "Event Ticket Type" kind
      where kind.parent = new.name and kind.parenttype = 'Mela Event' and kind.capacity is not null
        and (new.tickets::jsonb ->> kind.label)::bigint > kind.capacity
        and (new.tickets::jsonb ->> kind.label)::bigint > coalesce((old.tickets::jsonb ->> kind.label)::bigint, 0)
  ) then
    ${raiseViolation(FULL_TICKET_RULE, 'There are not so many tickets of this kind')}
  end if;
  return new;
end`,
}

export const seatsRules: readonly DatabaseRule[] = [withinCapacityRule]
