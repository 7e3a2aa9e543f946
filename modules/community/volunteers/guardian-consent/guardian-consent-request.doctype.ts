import { always, date, docType, grant, link, phone, reading, select, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

/**
 * A request for a guardian's consent. Its single-use link goes to the guardian's own contact; the answer is the proof
 * of consent, and only the link writes it.
 */
export const GuardianConsentRequest = docType('Guardian Consent Request', {
  fields: {
    registration: link('Student Volunteer Registration', { required: true, indexed: true, ...readOnlyField }),
    guardian_name: text({ required: true, maxLength: 120, ...readOnlyField }),
    phone: phone(readOnlyField),
    email: text({ format: 'Email', ...readOnlyField }),
    state: select(['requested', 'given', 'declined', 'expired'], {
      label: 'Status',
      tones: { requested: 'warn', given: 'ok', declined: 'bad' },
      renamedChoices: { asked: 'requested' },
      ...{ required: true, default: 'requested', indexed: true, inList: true, ...readOnlyField },
    }),
    expires_on: date({ required: true, ...readOnlyField }),
    decided_on: date(readOnlyField),
    decided_by: text({ maxLength: 120, description: 'Name that the guardian entered', ...readOnlyField }),
    token_hash: text({
      unique: true,
      hidden: true,
      maxLength: 64,
      level: 9,
      description: 'Stored as a hash',
      ...readOnlyField,
    }),
  },
  guarded: 'names the guardian of a child who would like to help',
  statusField: 'state',
  access: {
    'System Manager': grant({ select: always, read: always }),
    'School Office': reading(always),
  },
  titleField: 'guardian_name',
  sort: 'creation desc',
  trackChanges: false,
})
