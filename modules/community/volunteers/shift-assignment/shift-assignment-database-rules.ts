import { raiseViolation, type DatabaseRule } from '#framework/doctypes'

/**
 * Database rule: no overlapping shifts per volunteer, no more volunteers than places. Locks shift, then volunteer, so
 * that concurrent writes cannot both pass.
 */
const capacityRule: DatabaseRule = {
  name: 'fits',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
declare
  places bigint;
begin
  if new.state not in ('offered', 'accepted', 'done') then
    return new;
  end if;
  select capacity into places from "Shift" where name = new.shift for no key update;
  perform 1 from "Volunteer" where name = new.volunteer for no key update;
  if (select count(*) from "Shift Assignment" other where other.shift = new.shift and other.name <> new.name
      and other.state in ('offered', 'accepted', 'done')) >= places then
    ${raiseViolation('Shift Assignment.full', 'The shift is full')}
  end if;
  if exists (select from "Shift Assignment" other where other.volunteer = new.volunteer and other.name <> new.name
      and other.state in ('offered', 'accepted', 'done')
      and other.starts_at < new.ends_at and other.ends_at > new.starts_at) then
    ${raiseViolation('Shift Assignment.overlap', 'The volunteer has another shift at that time')}
  end if;
  return new;
end`,
}

export const assignmentDatabaseRules: readonly DatabaseRule[] = [capacityRule]

/** Database rule: hours are approved by another person than the volunteer, and confirmed by the volunteer alone. */
const approverRule: DatabaseRule = {
  name: 'other eyes',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if new.state = 'approved' and (new.approved_by is null
      or exists (select from "Volunteer" where name = new.volunteer and "user" = new.approved_by)) then
    ${raiseViolation('Hours Entry.other eyes', 'Hours are approved by somebody else')}
  end if;
  if new.confirmed_by is not null and (tg_op = 'INSERT' or new.confirmed_by is distinct from old.confirmed_by)
    and not exists (select from "Volunteer" where name = new.volunteer and "user" = new.confirmed_by) then
    ${raiseViolation('Hours Entry.own confirmation', 'Hours are confirmed by the volunteer')}
  end if;
  return new;
end`,
}

export const hoursDatabaseRules: readonly DatabaseRule[] = [approverRule]
