import {
  raiseViolation,
  always,
  date,
  docType,
  int,
  json,
  link,
  money,
  reading,
  select,
  text,
  whereUser,
  type DatabaseRule,
} from '#framework/doctypes'

/** Database rule: an entry gives no more points than it has, and neither its owner nor its worth changes. */
const withinPoints: DatabaseRule = {
  name: 'within points',
  moment: 'before',
  on: ['insert', 'update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Reward Entry.deleted', 'Points stay')}
  end if;
  if new.used_points < 0 or new.expired_points < 0 or new.reversed_points < 0
    or new.used_points + new.expired_points + new.reversed_points > new.points then
    ${raiseViolation('Reward Entry.overdrawn', 'The entry does not have that many points')}
  end if;
  if tg_op = 'UPDATE' and (new."user", new.points, new.point_value) is distinct from (old."user", old.points, old.point_value) then
    ${raiseViolation('Reward Entry.fixed', 'Whose points they are and what they pay cannot change')}
  end if;
  return new;
end`,
}

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

/** Points that one package earned. They are pending until it can no longer be returned, and then spent by expiry. */
export const RewardEntry = docType('Reward Entry', {
  fields: {
    user: link('User', { label: 'Customer', required: true, indexed: true, inList: true, ...shown }),
    state: select(['pending', 'available', 'used', 'expired', 'reversed'], {
      label: 'Status',
      tones: { pending: 'warn', available: 'ok', used: 'info' },
      ...{ required: true, default: 'pending', inList: true, indexed: true, ...shown },
    }),
    points: int({ ...counted, inList: true }),
    point_value: money({ label: 'Value of a point', required: true, min: 1, ...shown }),
    used_points: int({ ...counted, inList: true }),
    expired_points: int(counted),
    reversed_points: int({ ...counted, description: 'Taken back after a return' }),
    returned_points: int({ ...counted, hidden: true, description: 'Points of items that were returned' }),
    owed_points: int({
      ...counted,
      description: 'Points of returned items that were already spent; taken from the next points',
    }),
    available_on: date({ ...shown, inList: true, indexed: true, required: true }),
    expires_on: date({
      ...shown,
      inList: true,
      indexed: true,
      description: 'Last day. Empty: does not expire',
    }),
    parts: json({ ...shown, hidden: true, required: true, description: 'Points of each item' }),
    description: text({ ...shown, maxLength: 300 }),
    reference_type: text({ label: 'Document type', required: true, ...shown }),
    reference_name: text({ label: 'Document', required: true, typeField: 'reference_type', ...shown }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(always),
    All: reading(whereUser('user')),
  },
  uniqueTogether: [['reference_type', 'reference_name']],
  titleField: 'user',
  searchFields: ['user', 'reference_name'],
  sort: 'creation desc',
  retainDeleted: false,
  databaseRules: [withinPoints],
})

export const movementKinds = ['earned', 'spent', 'returned', 'expired', 'reversed'] as const

/** A change of an entry's points: what a statement lists, and what the books are compared with. */
export const RewardMovement = docType('Reward Movement', {
  fields: {
    user: link('User', { label: 'Customer', required: true, indexed: true, inList: true, ...shown }),
    reward_entry: link('Reward Entry', { required: true, indexed: true, ...shown }),
    kind: select(movementKinds, { required: true, inList: true, ...shown }),
    points: int({ required: true, inList: true, ...shown, description: 'Negative: points that leave' }),
    amount: money({ required: true, inList: true, ...shown }),
    payment: text({ indexed: true, ...shown }),
    description: text({ ...shown, maxLength: 300 }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(always),
    All: reading(whereUser('user')),
  },
  titleField: 'user',
  sort: 'creation desc',
  trackChanges: false,
  retainDeleted: false,
  appendOnly: true,
})
