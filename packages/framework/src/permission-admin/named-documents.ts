import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { rightsErrors } from './errors.ts'

/** The type that a rule names; rules speak of documents, not of rows. */
export function requireType({ registry }: Documents, name: string): DocType {
  const type = registry.find(name)
  if (!type || type.isChild) throw rightsErrors.no_such_type(name)
  return type
}

/** Refuses a rule about a document that is not there. */
export async function requireDocument(documents: Documents, type: DocType, name: string): Promise<void> {
  const found = await documents.asSystem().count(type, { filters: [['name', '=', name]] })
  if (found === 0) throw rightsErrors.no_such_document(type.name, name)
}
