import { requireSoundAccess } from './check-access.ts'
import { columnsOf } from './columns.ts'
import type { DocType } from './doc-type.ts'
import { fieldsOf, isTable, type ResolvedField } from './field-rules.ts'
import type { Shelf, TypePlace } from './shelf.ts'

/** Every document type that is loaded, by name. */
export interface Registry {
  readonly types: readonly DocType[]
  find(name: string): DocType | undefined
  /** The type of this name; a programmer's mistake when there is none. */
  get(name: string): DocType
  /** The Link fields anywhere that point at a type. */
  linksTo(name: string): readonly LinkField[]
  /** The fields that name a document whose type another field of the row says. */
  readonly dynamicLinks: readonly DynamicLinkField[]
  /** The noun of the room that a type came with; null for child types, and where no rooms were named. */
  roomOf(type: DocType): string | null
  /** Where the desk shows a type: with the system where no room was named. */
  shelfOf(type: DocType): Shelf
}

export interface LinkField {
  readonly type: DocType
  readonly fieldname: string
}

export interface DynamicLinkField extends LinkField {
  readonly typeField: string
  /** True for a Dynamic Link, whose document must be there; other names only follow when theirs is renamed. */
  readonly isBinding: boolean
  /** True where a row goes aside with its document when that is deleted. */
  readonly goesAlong: boolean
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

function dynamicLinksOf(type: DocType): readonly DynamicLinkField[] {
  return fieldsOf(type).flatMap(({ fieldname, fieldtype, spec }) => {
    const { typeField, goesAlong = false } = spec.options
    const isBinding = fieldtype === 'Dynamic Link'
    return typeField === undefined ? [] : [{ type, fieldname, typeField, isBinding, goesAlong }]
  })
}

function refuseDoubled(types: readonly DocType[]): void {
  const names = types.map((type) => type.name)
  const doubled = names.find((name, index) => names.indexOf(name) !== index)
  if (doubled) throw new Error(`Two document types are called ${doubled}`)
}

function refuseUnusable(type: DocType, byName: ReadonlyMap<string, DocType>): void {
  requireSoundAccess(type, byName)
  const lost = linksOf(type).find(({ target }) => !byName.has(target))
  if (lost) throw new Error(`${type.name}.${lost.fieldname} links to ${lost.target}, which is not loaded`)
}

function isFetchable(type: DocType, path: string, byName: ReadonlyMap<string, DocType>): boolean {
  const [link = '', source = ''] = path.split('.')
  const spec = type.fields[link]
  const target = spec?.fieldtype === 'Link' ? byName.get(spec.choices[0] ?? '') : undefined
  return target !== undefined && columnsOf(target).has(source)
}

/** What a field names in its choices and its type does not have, in words; null when nothing is lost. */
function lostChoice(type: DocType, { spec }: ResolvedField): string | null {
  const [first = '', second = ''] = spec.choices
  if (spec.fieldtype === 'JSON' && first === 'Fieldnames' && !type.fields[second])
    return `lists fields of the type in ${second}, which is not there`
  if (spec.fieldtype === 'Image' && type.fields[first]?.fieldtype !== 'Attach Image')
    return `shows ${first}, which is no picture`
  return null
}

/** The field that another needs and its type does not have, in words; null when nothing is lost. */
function lostSource(type: DocType, field: ResolvedField, byName: ReadonlyMap<string, DocType>) {
  const { fetchFrom, typeField } = field.spec.options
  if (fetchFrom !== undefined && !isFetchable(type, fetchFrom, byName))
    return `fetches from ${fetchFrom}, which is not there`
  if (typeField !== undefined && !type.fields[typeField])
    return `reads its type from ${typeField}, which is not there`
  return lostChoice(type, field)
}

function refuseLostSources(type: DocType, byName: ReadonlyMap<string, DocType>): void {
  for (const field of fieldsOf(type)) {
    const lost = lostSource(type, field, byName)
    if (lost !== null) throw new Error(`${type.name}.${field.fieldname} ${lost}`)
  }
}

/** Collects the types, with the child types that they use, and refuses what cannot work. */
export function createRegistry(
  given: readonly DocType[],
  places: ReadonlyMap<DocType, TypePlace> = new Map<DocType, TypePlace>(),
): Registry {
  const types = withChildren(given)
  refuseDoubled(types)
  const byName = new Map(types.map((type) => [type.name, type]))
  for (const type of types) {
    refuseUnusable(type, byName)
    refuseLostSources(type, byName)
  }
  const links = types.flatMap(linksOf)
  return {
    types,
    find: (name) => byName.get(name),
    get(name) {
      const type = byName.get(name)
      if (!type) throw new Error(`No document type is called ${name}`)
      return type
    },
    dynamicLinks: types.flatMap(dynamicLinksOf),
    linksTo: (name) => links.filter(({ target }) => target === name),
    roomOf: (type) => places.get(type)?.room ?? null,
    shelfOf: (type) => places.get(type)?.shelf ?? 'system',
  }
}
