import { createRegistry, type DocType, type Registry, type TypePlace } from '#framework/doctypes'
import type { Module } from '#framework/modules'

const placeOf = ({ name, shelf, systemTypes }: Module, type: DocType): TypePlace => ({
  room: name,
  shelf: systemTypes.includes(type) ? 'system' : shelf,
})

/** The types of all rooms, each known by the room that brought it. */
export function registryOf(modules: readonly Module[]): Registry {
  const owned = modules.flatMap((module) =>
    module.docTypes.map((type) => [type, placeOf(module, type)] as const),
  )
  const types = owned.map(([type]) => type)
  return createRegistry(types, new Map(owned))
}
