import { always, check, docType, json, reading, text } from '#framework/doctypes'

const LONGEST_DATA = 16_000_000

/**
 * A document as it stood when it was deleted, with its rows and without its secrets. The deletion itself writes it, and
 * what hung at the document hangs here until it is brought back; after some time it is erased.
 */
export const DeletedDocument = docType('Deleted Document', {
  fields: {
    deleted_name: text({ label: 'Document name', required: true, inList: true, indexed: true }),
    deleted_doctype: text({ required: true, inList: true, label: 'Document type' }),
    data: json({ required: true, maxLength: LONGEST_DATA, description: 'The document as JSON' }),
    restored: check({ inList: true }),
    new_name: text({ description: 'Name of the restored document' }),
  },
  isAccessFixed: true,
  access: { 'System Manager': reading(always) },
  guarded: 'tells what other documents said, guarded ones too',
  titleField: 'deleted_name',
  searchFields: ['deleted_doctype'],
  sort: 'creation desc',
  actions: [{ label: 'Restore', method: 'mela.documents.restore_deleted', dependsOn: 'eval:!doc.restored' }],
  trackChanges: false,
  retainDeleted: false,
})
