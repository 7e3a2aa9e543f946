import {
  raiseViolation,
  always,
  date,
  docType,
  int,
  link,
  money,
  reading,
  section,
  select,
  series,
  text,
  through,
  whereUser,
  type DatabaseRule,
} from '#framework/doctypes'
import { creditKinds } from '../settings/volunteer-credit-settings.doctype.ts'
import { creditLimits } from './credit.rules.ts'

/** Database rule: no credit without both confirmations, and a credit is only ever withdrawn. */
const bothConfirmed: DatabaseRule = {
  name: 'both confirmed',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Hours Credit.deleted', 'Credit stays')}
  end if;
  if tg_op = 'INSERT' and not exists (
    select from "Hours Entry" h join "Volunteer" v on v.name = h.volunteer
    where h.name = new.hours_entry and h.volunteer = new.volunteer and h.state = 'approved'
      and h.confirmed_by = v."user" and v."user" = new."user" and h.approved_by <> v."user"
      and h.minutes = new.minutes + new.cut_minutes) then
    ${raiseViolation('Hours Credit.both confirmed', 'Hours earn credit after both have confirmed them')}
  end if;
  if tg_op = 'UPDATE' and (
    (new.hours_entry, new."user", new.kind, new.minutes, new.amount, new.points)
      is distinct from (old.hours_entry, old."user", old.kind, old.minutes, old.amount, old.points)
    or (old.state = 'withdrawn' and new.state <> 'withdrawn')) then
    ${raiseViolation('Hours Credit.fixed', 'Credit can only be withdrawn')}
  end if;
  return new;
end`,
}

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const ofTheVolunteer = through('volunteer', 'Volunteer', whereUser('user'))

/** Credit that one hours entry earned after both sides confirmed it. */
export const HoursCredit = docType('Hours Credit', {
  naming: series('HRC-.YYYY.-.#####'),
  guarded: { reason: 'tells of a volunteer, who may be a child', exempt: ofTheVolunteer },
  fields: {
    hours_entry: link('Hours Entry', { required: true, indexed: true, inList: true, ...shown }),
    open_for: text({ hidden: true, unique: true, ...shown }),
    volunteer: link('Volunteer', { required: true, indexed: true, inList: true, ...shown }),
    user: link('User', { label: 'Account', required: true, ...shown }),
    on_day: date({ label: 'Date', required: true, indexed: true, inList: true, ...shown }),
    state: select(['given', 'withdrawn'], {
      label: 'Status',
      tones: { given: 'ok', withdrawn: 'warn' },
      ...{ required: true, default: 'given', inList: true, indexed: true, ...shown },
    }),
    withdrawn_on: date(shown),

    earned: section('Credit'),
    kind: select(creditKinds, { label: 'Type', required: true, ...shown }),
    minutes: int({ ...counted, label: 'Minutes with credit', inList: true }),
    cut_minutes: int({ ...counted, label: 'Minutes over a limit', inList: true }),
    cut_by: select(creditLimits, { ...shown, label: 'Limit' }),
    amount: money({ ...counted, inList: true }),
    points: int({ ...counted, inList: true }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Event Staff': reading(always),
    All: reading(ofTheVolunteer),
  },
  titleField: 'hours_entry',
  sort: 'creation desc',
  databaseRules: [bothConfirmed],
  retainDeleted: false,
})
