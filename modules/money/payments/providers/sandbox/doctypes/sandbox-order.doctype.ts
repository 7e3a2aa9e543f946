import { always, datetime, docType, money, opaque, reading, text } from '#framework/doctypes'

const kept = { readOnly: true } as const

/** What the made-up service was asked to take. Its name opens its page to the payer: nobody else hears it. */
export const SandboxOrder = docType('Sandbox Order', {
  naming: opaque('SBO-'),
  fields: {
    reference: text({ ...kept, required: true, unique: true, inList: true }),
    amount: money({ ...kept, required: true, min: 1, inList: true }),
    currency: text({ ...kept, required: true, maxLength: 3 }),
    description: text({ ...kept, maxLength: 300, inList: true }),
    payer_name: text({ ...kept, maxLength: 300 }),
    return_url: text({ ...kept, required: true, maxLength: 2000 }),
    expires_at: datetime({ ...kept, required: true }),
  },
  access: { 'System Manager': reading(always) },
  titleField: 'description',
  searchFields: ['reference'],
  sort: 'creation desc',
  trackChanges: false,
})
