import { documentErrors, lifecycleErrors } from '#framework/errors'
import { requireNotPointedAt } from './dynamic-links.ts'
import { readDocument } from './read.ts'
import { translateDeleteFailure } from './translate-failure.ts'
import { deleteStatement } from './write-statements.ts'
import { hooksOf, recordChange, type Writing } from './writing.ts'

/** Deletes a document with its rows; refused while it is submitted, or while another document links to it. */
export async function deleteDocument(writing: Writing, name: string): Promise<void> {
  const { work, caller, type, documents } = writing
  if (type.appendOnly) throw documentErrors.notPermitted('delete', type.name)
  const document = await readDocument(work, caller, {
    type,
    name,
    verb: 'delete',
    isLocked: true,
    isWhole: true,
  })
  if (document['docstatus'] === 1) throw lifecycleErrors.deleteSubmitted(type.name, name)
  for (const hook of hooksOf(writing)) await hook.beforeDelete(document, documents)
  await requireNotPointedAt(work, type, name)
  await deleteStatement(type, name)
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateDeleteFailure(type, name, error)
    })
  recordChange(writing, name, 'deleted')
}
