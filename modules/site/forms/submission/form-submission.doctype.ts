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

/** Only the system reads what stands at this level: a draft is its writer's alone. */
const SYSTEM_LEVEL = 9

/** That a form was sent or begun, by whom, and how it can be opened again. What was sent is the document itself. */
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
    document_type: text({ required: true, readOnly: true, inList: true }),
    document_name: text({ indexed: true, readOnly: true, inList: true, typeField: 'document_type' }),
    submitted_by: text({ required: true, readOnly: true, indexed: true }),
    person: text({
      level: SYSTEM_LEVEL,
      readOnly: true,
      description: 'Identifies the sender without a name',
    }),
    // A column and no `idempotent` method: it seals the receipt, which changes replace, and comes by resource calls too.
    idempotency_key: text({ level: SYSTEM_LEVEL, readOnly: true, description: 'Stored as a hash' }),
    last_change_key: text({ level: SYSTEM_LEVEL, readOnly: true, description: 'Stored as a hash' }),
    receipt_hash: secret({ readOnly: true }),
    previous_receipt_hash: secret({ readOnly: true }),
    sealed_receipt: secret({
      label: 'Encrypted receipt',
      readOnly: true,
      description: 'Decrypted only with the key of the request that created it',
    }),
    open_until: datetime({ readOnly: true, indexed: true }),
    data: json({ level: SYSTEM_LEVEL, readOnly: true, maxLength: 500_000 }),
  },
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
