import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { DeletedDocument } from '../deletions/deleted-document.doctype.ts'
import { type Deletion, snapshotDocument } from '../deletions/restorable-document.ts'
import { requireNotPointedAt } from '../links/link-integrity.ts'
import { randomName } from '../naming/document-name.ts'
import { readDocument } from '../reads/read-document.ts'
import { translateDeleteFailure } from './write-failure.ts'
import { deleteStatement } from './write-statements.ts'
import { authorOf, contextOf, hooksOf, recordChange, type Writing } from './writing.ts'

function deletionOf(writing: Writing, document: Row): Deletion | null {
  const { work, type } = writing
  const { registry } = work
  if (!type.retainDeleted || !registry.find(DeletedDocument.name)) return null
  return {
    name: randomName(),
    user: authorOf(writing),
    data: snapshotDocument(type, document),
    followingLinks: registry.dynamicLinks.filter(({ followsDocument }) => followsDocument),
  }
}

function recordDeletion({ work: { changeSet } }: Writing, { followingLinks }: Deletion): void {
  for (const { type } of followingLinks) changeSet.changed.add(type.name)
  changeSet.changed.add(DeletedDocument.name)
}

/** Deletes a document with its rows; refused while it is submitted, or while another document links to it. */
export async function deleteDocument(writing: Writing, name: string): Promise<void> {
  const { work, caller, type } = writing
  if (type.appendOnly) throw documentErrors.notPermitted('delete', type.name)
  const document = await readDocument(work, caller, {
    type,
    name,
    verb: 'delete',
    isLocked: true,
    isUnfiltered: true,
  })
  // Settings exist once, and others read them at any time.
  if (type.naming.kind === 'single') throw lifecycleErrors.notDeletable(type.name)
  if (document['docstatus'] === 1) throw lifecycleErrors.deleteSubmitted(type.name, name)
  for (const hook of hooksOf(writing)) await hook.beforeDelete(document, contextOf(writing))
  await requireNotPointedAt(work, type, name)
  const deletion = deletionOf(writing, document)
  await deleteStatement(type, name, deletion)
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateDeleteFailure(type, name, error)
    })
  if (deletion) recordDeletion(writing, deletion)
  recordChange(writing, name, 'deleted')
}
