import {
  always,
  check,
  datetime,
  docType,
  grant,
  int,
  link,
  opaque,
  secret,
  select,
} from '#framework/doctypes'

export const tokenPurposes = ['second factor', 'reset password', 'welcome'] as const

export const OneTimeToken = docType('One Time Token', {
  naming: opaque('OTT-'),
  trackChanges: false,
  fields: {
    user: link('User', { required: true, indexed: true, inList: true }),
    purpose: select(tokenPurposes, { required: true, inList: true }),
    token_hash: secret({ required: true, unique: true, hidden: true, readOnly: true }),
    expires: datetime({ label: 'Expires at', required: true, indexed: true, readOnly: true, inList: true }),
    attempts: int({ required: true, default: 0, min: 0, readOnly: true }),
    used: check({ tone: 'plain', readOnly: true, inList: true }),
  },
  isAccessFixed: true,
  access: { 'System Manager': grant({ select: always, read: always, delete: always }) },
  sort: 'creation desc',
})
