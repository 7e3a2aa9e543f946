import {
  always,
  check,
  childType,
  datetime,
  docType,
  grant,
  int,
  link,
  opaque,
  reading,
  secret,
  table,
  whereUser,
} from '#framework/doctypes'

export const RECOVERY_CODES = 10

const RecoveryCode = childType('Recovery Code', {
  code_hash: secret({ required: true, hidden: true, readOnly: true }),
  used_on: datetime({ readOnly: true }),
})

export const SecondFactor = docType('Second Factor', {
  naming: opaque('SF-'),
  trackChanges: false,
  fields: {
    user: link('User', { required: true, unique: true, inList: true }),
    confirmed: check({ readOnly: true, inList: true, description: 'Confirmed with a code from the app' }),
    secret: secret({ required: true, hidden: true, readOnly: true }),
    last_step: int({
      hidden: true,
      readOnly: true,
      description: 'Each code works once. Earlier codes are rejected.',
    }),
    recovery_codes: table(RecoveryCode, { max: RECOVERY_CODES, hidden: true, readOnly: true }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': grant({ select: always, read: always, delete: always }),
    All: reading(whereUser('user')),
  },
  titleField: 'user',
  sort: 'creation desc',
})
