import {
  always,
  check,
  datetime,
  docType,
  grant,
  int,
  opaque,
  phone,
  secret,
  select,
  text,
} from '#framework/doctypes'

export const OneTimeCode = docType('One Time Code', {
  naming: opaque('OTC-'),
  trackChanges: false,
  // Expired codes are deleted in bulk, and no document refers to them.
  bulkWrites: { skips: ['events'] },
  fields: {
    phone: phone({ inList: true }),
    email: text({ format: 'Email', inList: true }),
    purpose: text({ required: true, inList: true }),
    subject: text({ required: true, unique: true, hidden: true, readOnly: true }),
    language: select(['en', 'hi', 'ta']),
    code_hash: secret({ required: true, hidden: true, readOnly: true }),
    expires: datetime({ label: 'Expires at', required: true, indexed: true, readOnly: true, inList: true }),
    attempts: int({ required: true, default: 0, min: 0, readOnly: true }),
    used: check({ tone: 'plain', readOnly: true, inList: true }),
  },
  isAccessFixed: true,
  access: { 'System Manager': grant({ select: always, read: always, delete: always }) },
  titleField: 'phone',
  sort: 'creation desc',
})

export function subjectOf(address: string, purpose: string): string {
  return `${purpose} ${address}`
}
