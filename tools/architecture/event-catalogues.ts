import { join } from 'node:path'
import type { DomainEvent } from '#framework/events'
import { read, root, sourceFiles } from './source-files.ts'

/** The events of the server by their place: 'orderEvents.placed'. */
export type Events = ReadonlyMap<string, Pick<DomainEvent<unknown>, 'name' | 'isPublic'>>

/** Files that run on the server of a site; tests and their builders emit what they like. */
export const serverFiles: readonly string[] = sourceFiles.filter(
  (file) =>
    /^(modules|packages\/framework\/src)\//.test(file) && !/\.test\.ts$|\/(testing|conformance)\//.test(file),
)

const catalogueFiles = serverFiles.filter((file) => /\/(\w+-)?events\.ts$/.test(file))

function isEvent(value: unknown): value is DomainEvent<unknown> {
  return typeof value === 'object' && value !== null && 'isPublic' in value && 'read' in value
}

/** What a file exports. */
async function exportsOf(file: string): Promise<readonly (readonly [name: string, value: object])[]> {
  const exported: unknown = await import(join(root, file))
  if (typeof exported !== 'object' || exported === null) return []
  const entries: readonly (readonly [string, unknown])[] = Object.entries(exported)
  return entries.flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [[name, value] as const] : [],
  )
}

/** Reads every catalogue of events. Throws where two catalogues have one name. */
export async function readEvents(): Promise<Events> {
  const catalogues = (await Promise.all(catalogueFiles.map(exportsOf))).flat()
  const names = catalogues.map(([name]) => name)
  if (new Set(names).size < names.length) throw new Error('Two catalogues of events have one name')
  return new Map(
    catalogues.flatMap(([name, events]) =>
      Object.entries(events).flatMap(([key, event]) =>
        isEvent(event) ? [[`${name}.${key}`, event] as const] : [],
      ),
    ),
  )
}

/** Files that define an event outside of a catalogue. */
export const strayDefinitions = (): readonly string[] =>
  serverFiles.filter((file) => !catalogueFiles.includes(file) && /[:=] defineEvent\(/.test(read(file)))
