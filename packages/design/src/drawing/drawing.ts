import type { Inks } from '../tokens/index.ts'
import { withInks } from './ink.ts'
import { type ObjectName, objectShapes } from './objects.ts'

/**
 * An object of the fair as a whole `<svg>`.
 * @param inks colours for a file; without them the drawing follows the page's `--il-*` variables
 */
export function drawing(name: ObjectName, { inks }: { inks?: Inks } = {}): string {
  const drawn = `<svg class="print" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" aria-hidden="true">${objectShapes(name)}</svg>`
  return inks ? withInks(drawn, inks) : drawn
}
