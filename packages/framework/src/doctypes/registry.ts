import type { DocType } from './doc-type.ts'
import { fieldsOf, isTable } from './field-rules.ts'

/** Every document type that is loaded, by name. */
export interface Registry {
  readonly types: readonly DocType[]
  find(name: string): DocType | undefined
  /** The type of this name; a programmer's mistake when there is none. */
  get(name: string): DocType
  /** The Link fields anywhere that point at a type. */
  linksTo(name: string): readonly LinkField[]
  /** The noun of the room that a type came with; null for child types, and where no rooms were named. */
  roomOf(type: DocType): string | null
}

export interface LinkField {
  readonly type: DocType
  readonly fieldname: string
}

function withChildren(types: readonly DocType[]): readonly DocType[] {
  const children = types.flatMap((type) =>
    Object.values(type.fields).flatMap((spec) => (isTable(spec) ? [spec.child] : [])),
  )
  return [...new Set([...types, ...children])]
}

function linksOf(type: DocType): readonly (LinkField & { target: string })[] {
  return fieldsOf(type)
    .filter((field) => field.fieldtype === 'Link')
    .map((field) => ({ type, fieldname: field.fieldname, target: field.options[0] ?? '' }))
}

function refuseDoubled(types: readonly DocType[]): void {
  const names = types.map((type) => type.name)
  const doubled = names.find((name, index) => names.indexOf(name) !== index)
  if (doubled) throw new Error(`Two document types are called ${doubled}`)
}

function refuseUnusable(type: DocType, byName: ReadonlyMap<string, DocType>): void {
  if (!type.isChild && Object.keys(type.access).length === 0)
    throw new Error(`${type.name} declares no access: nobody could ever use it`)
  const lost = linksOf(type).find(({ target }) => !byName.has(target))
  if (lost) throw new Error(`${type.name}.${lost.fieldname} links to ${lost.target}, which is not loaded`)
}

/** Collects the types, with the child types that they use, and refuses what cannot work. */
export function createRegistry(
  given: readonly DocType[],
  rooms: ReadonlyMap<DocType, string> = new Map<DocType, string>(),
): Registry {
  const types = withChildren(given)
  refuseDoubled(types)
  const byName = new Map(types.map((type) => [type.name, type]))
  for (const type of types) refuseUnusable(type, byName)
  const links = types.flatMap(linksOf)
  return {
    types,
    find: (name) => byName.get(name),
    get(name) {
      const type = byName.get(name)
      if (!type) throw new Error(`No document type is called ${name}`)
      return type
    },
    linksTo: (name) => links.filter(({ target }) => target === name),
    roomOf: (type) => rooms.get(type) ?? null,
  }
}
