import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { FontCut } from './font-cuts.ts'

/** A file of an installed package. */
export const packagePath = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

/** The bytes of a WOFF2 file that holds the letters of the cut; throws when it is larger than it may be. */
export async function cutFont(cut: FontCut): Promise<Buffer> {
  const packed = await readFile(packagePath(cut.source))
  const file = await subsetFont(packed, cut.text, { targetFormat: 'woff2', variationAxes: cut.axes })
  if (file.length > cut.limit) throw new Error(`${cut.file} has ${file.length} bytes, more than ${cut.limit}`)
  return file
}
