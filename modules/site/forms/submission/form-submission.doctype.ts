import {
  always,
  datetime,
  docType,
  grant,
  json,
  link,
  reading,
  secret,
  select,
  text,
} from '#framework/doctypes'

/** Field level of the system, because a draft belongs to its author only. */
const SYSTEM_LEVEL = 9

/** A submission or draft: its author and access. The document has the submitted values. */
export const FormSubmission = docType('Form Submission', {
  fields: {
    web_form: link('Web Form', { required: true, indexed: true, inList: true }),
    state: select(['draft', 'sent', 'withdrawn'], {
      label: 'Status',
      tones: { sent: 'ok' },
      required: true,
      inList: true,
      readOnly: true,
    }),
    document_type: text({ format: 'DocType', required: true, readOnly: true, inList: true }),
    document_name: text({ indexed: true, readOnly: true, inList: true, typeField: 'document_type' }),
    submitted_by: text({ required: true, readOnly: true, indexed: true }),
    person: text({
      level: SYSTEM_LEVEL,
      readOnly: true,
      description: 'Identifies the sender without a name',
    }),
    // A column instead of an `idempotent` method, because it encrypts the receipt, changes with each receipt, and resource
    // calls use it too.
    idempotency_key: text({ level: SYSTEM_LEVEL, readOnly: true, description: 'Stored as a hash' }),
    last_change_key: text({ level: SYSTEM_LEVEL, readOnly: true, description: 'Stored as a hash' }),
    receipt_hash: secret({ readOnly: true }),
    previous_receipt_hash: secret({ readOnly: true }),
    encrypted_receipt: secret({
      readOnly: true,
      renamedFrom: 'sealed_receipt',
      description: 'Decrypted only with the key of the request that created it',
    }),
    open_until: datetime({ readOnly: true, indexed: true }),
    data: json({ level: SYSTEM_LEVEL, readOnly: true, maxLength: 500_000 }),
  },
  statusField: 'state',
  access: {
    'System Manager': grant({ select: always, read: always, delete: always }),
    'School Office': grant({ select: always, read: always, delete: always }),
    'Store Manager': reading(always),
  },
  uniqueTogether: [
    ['web_form', 'person'],
    ['web_form', 'idempotency_key'],
  ],
  sort: 'creation desc',
  trackChanges: false,
})
