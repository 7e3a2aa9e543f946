import {
  fieldsOf,
  isTable,
  type BulkWriteRules,
  type DocType,
  type FieldSpec,
  type Registry,
} from '#framework/doctypes'
import { hasVersions } from '../versions/version-chain.ts'
import type { UnitOfWork } from '../work.ts'
import type { Writing } from '../writes/writing.ts'

export type ChangedFields = readonly string[] | null

type Part = BulkWriteRules['skips'][number]

function skips({ bulkWrites }: DocType, part: Part, fields: ChangedFields): boolean {
  if (bulkWrites === null || !bulkWrites.skips.includes(part)) return false
  const { onFields } = bulkWrites
  return onFields === undefined || (fields !== null && fields.every((field) => onFields.includes(field)))
}

function holdersOf(registry: Registry, type: DocType): readonly DocType[] {
  return registry.types.filter((parent) =>
    fieldsOf(parent).some(({ spec }) => isTable(spec) && spec.child === type),
  )
}

export function parentTypes({ work, type }: Writing): readonly DocType[] {
  return type.isChild ? holdersOf(work.registry, type) : []
}

/** Refuses to start with a type whose bulk writes skip hooks or versions that it does not have. */
export function refuseIdleSkips(registry: Registry, hooks: UnitOfWork['hooks']): void {
  for (const type of registry.types) {
    const skipped = type.bulkWrites?.skips ?? []
    const documentTypes = type.isChild ? holdersOf(registry, type) : [type]
    const hasHooks = documentTypes.some(({ name }) => (hooks.get(name) ?? []).length > 0)
    const isVersioned = documentTypes.some(({ trackChanges }) => trackChanges)
    if (skipped.includes('hooks') && !hasHooks) throw new Error(`${type.name} skips hooks and has none`)
    if (skipped.includes('versions') && !isVersioned)
      throw new Error(`${type.name} skips versions and keeps none`)
  }
}

/** True when hooks run, or a version is stored, for each document: then each is written on its own. */
export function hasWorkPerDocument(writing: Writing, fields: ChangedFields): boolean {
  const { work, type } = writing
  const documentTypes = type.isChild ? parentTypes(writing) : [type]
  const runsHooks = documentTypes.some(({ name }) => (work.hooks.get(name) ?? []).length > 0)
  const isVersioned = documentTypes.some((one) => hasVersions(work, one))
  return (runsHooks && !skips(type, 'hooks', fields)) || (isVersioned && !skips(type, 'versions', fields))
}

export function emitsEvents({ type }: Writing, fields: ChangedFields): boolean {
  return !skips(type, 'events', fields)
}

export function isEdit({ type }: Writing, fields: ChangedFields): boolean {
  return !skips(type, 'modified', fields)
}

function isFixed(field: FieldSpec<unknown> | undefined, isComputed: boolean): boolean {
  const { setOnlyOnce = false, fetchFrom } = field?.options ?? {}
  return (setOnlyOnce && !isComputed) || fetchFrom !== undefined
}

/**
 * Whether a change of this field is checked against the document that it is a field of. What the database computes for the
 * system may change a field that people set only once.
 */
export function isCheckedByDocument(
  { work, type }: Writing,
  fieldname: string,
  isComputed: boolean,
): boolean {
  const { naming, tree, fields } = type
  const field = fields[fieldname]
  const isNamedBy = naming.kind === 'field' && naming.field === fieldname
  const isPairOfLink = work.registry.dynamicLinks.some(
    (link) => link.type === type && link.isBinding && [link.fieldname, link.typeField].includes(fieldname),
  )
  const isFetched = Object.values(fields).some(
    ({ options: { fetchFrom } }) => fetchFrom?.startsWith(`${fieldname}.`) === true,
  )
  return (
    isNamedBy || isPairOfLink || isFetched || isFixed(field, isComputed) || tree?.parentField === fieldname
  )
}
