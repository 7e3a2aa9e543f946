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

/** Six digits that were sent to a phone or to an email address. There is at most one for each address and purpose. */
export const OneTimeCode = docType('One Time Code', {
  naming: opaque('OTC-'),
  trackChanges: false,
  // Expired ones go in masses, and nothing ever hangs at one.
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

/** What a code is for: one that was sent for another purpose does not fit. */
export function subjectOf(address: string, purpose: string): string {
  return `${purpose} ${address}`
}
