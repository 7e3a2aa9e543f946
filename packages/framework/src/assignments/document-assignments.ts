import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { ToDo } from './to-do.doctype.ts'
import { on, documentEvents } from '#framework/events'

export const MAX_ASSIGNED = 50

export interface Assignment {
  readonly name: string
  readonly owner: string
  readonly description: string
}

export async function requireAssignable(
  documents: Documents,
  doctype: string,
  name: string,
): Promise<DocType> {
  const type = documents.registry.find(doctype)
  if (!type || type.isChild) throw documentErrors.unknownDocType(doctype)
  const rights = await documents.permissions(type, name)
  if (!rights?.has('read') || !(await documents.worksOn(type, name)))
    throw documentErrors.notPermitted('read', type.name)
  if (!rights.has('write')) throw documentErrors.notPermitted('write', type.name)
  return type
}

type Open = Pick<Doc<typeof ToDo>, 'name' | 'allocated_to' | 'description' | 'owner'>

export function openAt(documents: Documents, type: DocType, name: string): Promise<readonly Open[]> {
  return documents.asSystem().find(ToDo, {
    where: { reference_type: type.name, reference_name: name, status: 'Open' },
    fields: ['name', 'allocated_to', 'description', 'owner'],
    order_by: 'creation asc',
    limit: MAX_ASSIGNED,
  })
}

export async function assignmentsOn(
  documents: Documents,
  type: DocType,
  name: string,
): Promise<readonly Assignment[]> {
  if (documents.registry.find(ToDo.name) !== ToDo) return []
  const open = await openAt(documents, type, name)
  return open.map((one) => ({
    name: one.name,
    owner: one.allocated_to ?? one.owner,
    description: one.description,
  }))
}

/** Removes the assignments of a deleted document, so that a later one of the same name has none. */
export const assignmentsOfDeletedDocuments = on(
  documentEvents.deleted,
  'assignments of a deleted document are removed',
  async ({ doctype, name: document, deleted_document }, { documents }) => {
    // Assignments of a retained document were retained with it and may be restored by now.
    if (deleted_document !== undefined) return
    const found = await documents.find(ToDo, {
      where: { reference_type: doctype, reference_name: document },
      fields: ['name'],
      limit: MAX_ASSIGNED,
    })
    for (const { name } of found) await documents.delete(ToDo, name)
  },
)
