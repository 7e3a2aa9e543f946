import type { DocType } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'

interface Types {
  findType(name: string): Promise<DocType | undefined>
}

/** The type of this name, as the site knows it. */
export async function namedType(types: Types, name: string): Promise<DocType> {
  const type = await types.findType(name)
  if (!type) throw documentErrors.unknownDocType(name)
  return type
}
