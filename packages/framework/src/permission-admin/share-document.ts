import { check, link, text, type Doc, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import type { InputValues } from '#framework/method-input'
import { shareRights, type ShareRight } from '#framework/permissions'
import { DocShare } from './doc-share.doctype.ts'
import { permissionErrors } from './errors.ts'

export const sharingInput = {
  doctype: text({ required: true }),
  name: text({ required: true }),
  user: link('User'),
  everyone: check(),
}

export type Sharing = InputValues<typeof sharingInput>

export type Rights = Readonly<Record<ShareRight, 0 | 1>>

/** Needs the share permission; callers cannot share a permission that they lack. */
async function requireShareable(
  documents: Documents,
  type: DocType,
  { name, given }: { readonly name: string; readonly given: readonly ShareRight[] },
): Promise<void> {
  const held = await documents.permissions(type, name)
  if (!held?.has('read')) throw documentErrors.notPermitted('share', type.name)
  const missing = ['share' as const, ...given].find((right) => !held.has(right))
  if (missing) throw documentErrors.notPermitted(missing, type.name)
}

function whereShared({ doctype, name, user, everyone }: Sharing) {
  return { share_doctype: doctype, share_name: name, ...(everyone === 1 ? { everyone } : { user }) }
}

async function existing(documents: Documents, sharing: Sharing): Promise<string | null> {
  const where = whereShared(sharing)
  const [found] = await documents.asSystem().find(DocShare, { where, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

export async function shareDocument(
  documents: Documents,
  sharing: Sharing,
  rights: Rights,
): Promise<Doc<typeof DocShare>> {
  const type = requireType(documents, sharing.doctype)
  const given = shareRights.filter((right) => rights[right] === 1)
  await requireShareable(documents, type, { name: sharing.name, given })
  const found = await existing(documents, sharing)
  const system = documents.asSystemFor(documents.caller.user)
  if (found !== null) return system.save(DocShare, found, rights)
  const { doctype, name, everyone } = sharing
  return system.insert(DocShare, {
    share_doctype: doctype,
    share_name: name,
    everyone,
    user: everyone === 1 ? null : sharing.user,
    shared_by: documents.caller.user,
    ...rights,
  })
}

export async function rightsSharedWith(documents: Documents, sharing: Sharing): Promise<Rights> {
  const found = await existing(documents, sharing)
  if (found === null) return { read: 0, write: 0, submit: 0, share: 0 }
  const { read, write, submit, share } = await documents.asSystem().get(DocShare, found)
  return { read, write, submit, share }
}

/** Removes a share; one that is gone already is no error. */
export async function unshareDocument(documents: Documents, sharing: Sharing): Promise<void> {
  const type = requireType(documents, sharing.doctype)
  await requireShareable(documents, type, { name: sharing.name, given: [] })
  const found = await existing(documents, sharing)
  if (found !== null) await documents.asSystem().delete(DocShare, found)
}

export function requireType({ registry }: Documents, name: string): DocType {
  const type = registry.find(name)
  if (!type || type.isChild) throw permissionErrors.no_such_type(name)
  return type
}

export async function requireDocument(documents: Documents, type: DocType, name: string): Promise<void> {
  const found = await documents.asSystem().count(type, { filters: [['name', '=', name]] })
  if (found === 0) throw permissionErrors.no_such_document(type.name, name)
}
