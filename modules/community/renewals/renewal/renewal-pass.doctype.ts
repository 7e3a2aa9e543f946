import { datetime, docType, grant, json, link, phone, text, always } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** A temporary token of a verified guardian, for one renewal per child. Only its hash is stored. */
export const RenewalPass = docType('Renewal Pass', {
  fields: {
    token_hash: text({ required: true, unique: true, hidden: true, maxLength: 64, ...shown }),
    phone: phone({ required: true, ...shown }),
    guardian_name: text({ required: true, ...shown }),
    user: link('User', shown),
    students: json({
      required: true,
      maxLength: 20_000,
      hidden: true,
      ...shown,
      description: 'Students not renewed yet',
    }),
    expires: datetime({ label: 'Expires at', required: true, indexed: true, inList: true, ...shown }),
  },
  guarded: 'tells which children belong to a number',
  access: { 'System Manager': grant({ select: always, read: always, delete: always }) },
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
  sort: 'creation desc',
})
