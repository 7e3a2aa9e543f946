import { withChildTypes, type DocType, type Meta, type Registry } from '#framework/doctypes'
import { permissionFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { definitionFor } from '../form/shown-meta.ts'

/** A type whose documents the caller reads or finds, or that of rows in them. */
interface Known {
  readonly type: DocType
  /** The type by which it is known: itself, but for rows. */
  readonly parent: DocType
}

const knowing = ['read', 'select'] as const

function knownTypes(registry: Registry, caller: Caller): readonly Known[] {
  const known = new Map<string, Known>()
  for (const parent of registry.types) {
    const may =
      !parent.isChild && knowing.some((verb) => permissionFor(parent, verb, caller).kind !== 'never')
    if (!may) continue
    for (const type of withChildTypes(parent))
      if (!known.has(type.name)) known.set(type.name, { type, parent })
  }
  return [...known.values()].toSorted((one, other) => (one.type.name < other.type.name ? -1 : 1))
}

/** The definitions that a caller may know, by name. */
export function knownDefinitions(registry: Registry, caller: Caller): readonly Meta[] {
  return knownTypes(registry, caller).map(({ type, parent }) => definitionFor(type, parent, caller))
}

/** A definition as a row of a list: what stands in tables of its own is left out. */
export function typeRow(meta: Meta): Row {
  const { fields: _fields, permissions: _permissions, actions: _actions, links: _links, ...row } = meta
  const { states: _states, ...plain } = row
  return plain
}
