import { createRegistry, type Registry } from '#framework/doctypes'
import type { Module } from '#framework/modules'

/** The types of all rooms, each known by the room that brought it. */
export function registryOf(modules: readonly Module[]): Registry {
  const owned = modules.flatMap(({ name, docTypes }) => docTypes.map((type) => [type, name] as const))
  const types = owned.map(([type]) => type)
  return createRegistry(types, new Map(owned))
}
