import type { DocType } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'
import { readDocument } from './read.ts'
import type { Work } from './work.ts'

interface Wanted {
  readonly type: DocType
  readonly name: string
  readonly field: string
}

/** The stored value of a secret field. Only the system asks: what a person sends never chooses type, name or field here. */
export async function readSecret(
  work: Work,
  caller: Caller,
  { type, name, field }: Wanted,
): Promise<string | null> {
  if (!isAdministrator(caller)) throw documentErrors.notPermitted('read a secret of', type.name)
  const document = await readDocument(work, caller, {
    type,
    name,
    verb: 'read',
    isLocked: false,
    isWhole: true,
  })
  const value = document[field]
  return typeof value === 'string' ? value : null
}
