import { always, check, docType, json, reading, text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { hooks } from '../hooks.ts'
import { memoKey } from '../memo.ts'
import type { Documents } from '../documents.ts'

const LONGEST_DATA = 16_000_000

/**
 * A deleted document with its rows and without its secrets. Deletion alone writes it; files and comments of the
 * document refer to it until a restoration, and it is erased after some time.
 */
export const DeletedDocument = docType('Deleted Document', {
  fields: {
    deleted_name: text({ label: 'Document name', required: true, inList: true, indexed: true }),
    deleted_doctype: text({
      format: 'DocType',
      namesType: true,
      required: true,
      inList: true,
      label: 'Document type',
    }),
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

const erasureKey = memoKey<{ isErasing: boolean }>('erasure of deleted documents')

/** Whether the system erases what is old here, rather than somebody with a permission. */
const erasureOf = (documents: Documents) => documents.memo(erasureKey, () => ({ isErasing: false }))

/** Documents erased at once; the rest waits for the next run. */
const MOST = 1000

/**
 * Erases documents deleted before a moment ('YYYY-MM-DD HH:MM:SS') with all that refers to them; returns their number.
 */
export async function eraseDeleted(documents: Documents, before: string): Promise<number> {
  const system = documents.asSystem()
  erasureOf(system).isErasing = true
  const old = await system.find(DeletedDocument, {
    where: { creation: ['<', before] },
    fields: ['name'],
    order_by: 'creation asc',
    limit: MOST,
  })
  for (const { name } of old) await system.delete(DeletedDocument, name)
  return old.length
}

/** Entries come from deletions and go by time alone: no permission lets a caller write or remove one. */
export const deletedDocumentHooks = hooks(DeletedDocument, {
  beforeSave() {
    throw documentErrors.notPermitted('write', DeletedDocument.name)
  },

  async beforeDelete(_document, { documents }) {
    if (!erasureOf(documents).isErasing) throw documentErrors.notPermitted('delete', DeletedDocument.name)
  },
})
