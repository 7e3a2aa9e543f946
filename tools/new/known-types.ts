import { createRegistry } from '#framework/doctypes'
import { modules } from '../../apps/server/modules.ts'
import { interfaceName } from '../generate/interface-name.ts'
import type { Names } from './names.ts'

/** A document type is a table and an address: its name is unique in the repository. */
export function refuseDuplicateType({ title, pascal }: Names): void {
  const { types } = createRegistry(modules.flatMap(({ docTypes }) => docTypes))
  const existing = types.find(({ name }) => interfaceName(name) === pascal)
  if (existing)
    throw new Error(`There is a document type ${existing.name} already; ${title} needs another name`)
}
