import { quoted } from '#framework/database'
import { type RenamedTable, inFreeOrder } from './plan-renames.ts'
import { change, type SchemaChange, type Part, type WantedTable } from './table.ts'
import { addPart, alterTable, definitionOf } from './sql-text.ts'

interface PartRename {
  readonly table: string
  readonly kind: Part['kind']
  readonly from: string
  readonly to: string
}

interface PartsOfTable {
  readonly table: string
  readonly dropped: readonly Part[]
  readonly renamed: readonly PartRename[]
  readonly added: readonly Part[]
}

export interface PlannedParts {
  /** Runs before tables are created, to free names. */
  readonly before: readonly SchemaChange[]
  readonly after: readonly SchemaChange[]
}

/** Parts added by hand have other names, and are left alone. */
function isOurs(part: Part, table: RenamedTable): boolean {
  const beginnings = [table.name, table.earlierName]
  if (part.kind === 'primary key') return true
  return beginnings.some((name) => part.name.startsWith(`${name}.`))
}

function isSame(one: Part, other: Part): boolean {
  return one.kind === other.kind && definitionOf(one) === definitionOf(other)
}

function compareParts(current: RenamedTable, wanted: readonly Part[]): PartsOfTable {
  const ours = new Set(current.parts.filter((part) => isOurs(part, current)))
  const take = (part: Part | undefined): boolean => part !== undefined && ours.delete(part)
  const missing = wanted.filter(
    (part) => !take([...ours].find((one) => one.name === part.name && isSame(one, part))),
  )
  const renamed: PartRename[] = []
  const added = missing.filter((part) => {
    const twin = [...ours].find((one) => isSame(one, part))
    if (twin) renamed.push({ table: current.name, kind: part.kind, from: twin.name, to: part.name })
    return !take(twin)
  })
  return { table: current.name, dropped: [...ours], renamed, added }
}

/** Drops links of a removed type: its data stays, but must not prevent deletions of other documents. */
function lettingGo(current: RenamedTable): PartsOfTable {
  const dropped = current.parts.filter((part) => part.kind === 'link' && isOurs(part, current))
  return { table: current.name, dropped, renamed: [], added: [] }
}

function dropStatement(table: string, { kind, name }: Part): string {
  if (kind === 'index' || kind === 'words') return `drop index ${quoted(name)}`
  if (kind === 'append only') return `drop trigger ${quoted(name)} on ${quoted(table)}`
  if (kind === 'rule') return `drop function ${quoted(name)} cascade`
  return alterTable(table, `drop constraint ${quoted(name)}`)
}

function dropPart(table: string, part: Part): SchemaChange {
  return change(`Drop ${part.name}`, dropStatement(table, part))
}

function renameStatement({ table, kind, from, to }: PartRename): string {
  if (kind === 'index' || kind === 'words') return `alter index ${quoted(from)} rename to ${quoted(to)}`
  const trigger = `alter trigger ${quoted(from)} on ${quoted(table)} rename to ${quoted(to)}`
  if (kind === 'append only') return trigger
  if (kind === 'rule') return `${trigger};\nalter function ${quoted(from)} rename to ${quoted(to)}`
  return alterTable(table, `rename constraint ${quoted(from)} to ${quoted(to)}`)
}

function renamePart(rename: PartRename): SchemaChange {
  return change(`Rename ${rename.from} to ${rename.to}`, renameStatement(rename))
}

function orderedRenames(
  plans: readonly PartsOfTable[],
  tables: readonly RenamedTable[],
): readonly SchemaChange[] {
  const renames = plans.flatMap((plan) => plan.renamed)
  const dropped = new Set(plans.flatMap((plan) => plan.dropped.map(({ name }) => name)))
  const names = tables.flatMap(({ parts }) => parts.map(({ name }) => name))
  const usedNames = names.filter((name) => !dropped.has(name))
  return inFreeOrder(renames, usedNames).map(renamePart)
}

/** A new table includes its keys and indexes; its links wait until every table exists. */
function addedParts(
  plans: readonly PartsOfTable[],
  created: readonly WantedTable[],
): readonly SchemaChange[] {
  const links = created.map(({ name, parts }) => ({
    table: name,
    added: parts.filter(({ kind }) => kind === 'link'),
  }))
  return [...plans, ...links].flatMap(({ table, added }) =>
    added.map((part) => change(`Add ${part.name}`, addPart(table, part))),
  )
}

/** Plans keys, links and indexes: renamed ones are renamed, the others dropped and created. */
export function planParts(tables: readonly RenamedTable[], wanted: readonly WantedTable[]): PlannedParts {
  const byName = new Map(wanted.map((table) => [table.name, table]))
  const existing = new Set(tables.map(({ name }) => name))
  const plans = tables.map((table) => {
    const target = byName.get(table.name)
    return target ? compareParts(table, target.parts) : lettingGo(table)
  })
  return {
    before: [
      ...plans.flatMap(({ table, dropped }) => dropped.map((part) => dropPart(table, part))),
      ...orderedRenames(plans, tables),
    ],
    after: addedParts(
      plans,
      wanted.filter(({ name }) => !existing.has(name)),
    ),
  }
}
