import { readDocument } from './read.ts'
import { translateDeleteFailure } from './translate-failure.ts'
import { deleteStatement } from './write-statements.ts'
import { recordChange, type Writing } from './writing.ts'

/** Deletes a document with its rows; refused while another document links to it. */
export async function deleteDocument(writing: Writing, name: string): Promise<void> {
  const { work, caller, type, documents } = writing
  const document = await readDocument(work, caller, {
    type,
    name,
    verb: 'delete',
    isLocked: true,
    isWhole: true,
  })
  for (const hook of work.hooks.get(type.name) ?? []) await hook.beforeDelete(document, documents)
  await deleteStatement(type, name)
    .execute(work.connection)
    .catch((error: unknown) => {
      throw translateDeleteFailure(type, name, error)
    })
  recordChange(writing)
}
