import { fieldsOf, type DocType, type ResolvedField } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { permissionFor, reachesOwnAlone } from '#framework/permissions'

/** A link that must be filled in; who somebody is himself, and reads of guarded documents, are left alone. */
function target({ registry }: Documents, type: DocType, field: ResolvedField): DocType | null {
  const { fieldtype, spec, required, options } = field
  const [name] = options
  const isAsked = fieldtype === 'Link' && required && !spec.options.readOnly && spec.initial === null
  if (!isAsked || name === undefined || name === 'User' || name === type.name) return null
  const linked = registry.get(name)
  return linked.guarded === null ? linked : null
}

async function onlyOne(documents: Documents, type: DocType): Promise<string | null> {
  const rows = await documents.list(type, { fields: ['name'], limit_page_length: 2 })
  const [only, another] = rows
  return only && !another ? String(only['name']) : null
}

/** What required links start with where the caller has no choice: he may name his own documents alone, and has one. */
export async function onlyChoices(
  documents: Documents,
  type: DocType,
): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {}
  for (const field of fieldsOf(type)) {
    const linked = target(documents, type, field)
    if (!linked || !reachesOwnAlone(permissionFor(linked, 'select', documents.caller))) continue
    const name = await onlyOne(documents, linked)
    if (name !== null) chosen[field.fieldname] = name
  }
  return chosen
}
