import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A room by its place: `modules/<wing>/<noun>`. */
export interface Room {
  readonly wing: string
  readonly noun: string
  /** From the root of the house. */
  readonly folder: string
}

const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function wingsOf(house: string): readonly string[] {
  return readdirSync(join(house, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Reads `<wing>/<room>`. Wings are given: what may import what hangs on them. */
export function roomAt(house: string, place: string): Room {
  const [wing = '', noun = '', ...rest] = place.split('/')
  if (rest.length > 0 || !NOUN.test(noun))
    throw new Error(`"${place}" is no place for a room: write <wing>/<room>`)
  const wings = new Set([...wingsOf(house), 'money'])
  if (!wings.has(wing))
    throw new Error(`There is no wing "${wing}". There are: ${[...wings].toSorted().join(', ')}`)
  return { wing, noun, folder: `modules/${wing}/${noun}` }
}

export function isBuilt(house: string, { folder }: Room): boolean {
  return existsSync(join(house, folder, 'index.ts'))
}
