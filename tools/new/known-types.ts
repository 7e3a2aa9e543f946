import { createRegistry } from '#framework/doctypes'
import { modules } from '../../apps/server/modules.ts'
import { interfaceName } from '../generate/interface-name.ts'
import type { Names } from './names.ts'

/** A document type is a table and an address: its name is taken once in the whole house. */
export function refuseTaken({ title, pascal }: Names): void {
  const { types } = createRegistry(modules.flatMap(({ docTypes }) => docTypes))
  const taken = types.find(({ name }) => interfaceName(name) === pascal)
  if (taken) throw new Error(`There is a document type ${taken.name} already; ${title} needs another name`)
}
