import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { FontCut, PrintCut } from './font-cuts.ts'

export const packagePath = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

const subset = async (cut: PrintCut, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> =>
  subsetFont(await readFile(packagePath(cut.source)), cut.text, { targetFormat, variationAxes: cut.axes })

/** The same letters uncompressed, for readers without WOFF2. */
export const cutOpenFont = (cut: PrintCut): Promise<Buffer> => subset(cut, 'sfnt')

/** Returns a WOFF2 file with the letters of the cut; throws when it exceeds its limit. */
export async function cutFont(cut: FontCut): Promise<Buffer> {
  const file = await subset(cut, 'woff2')
  if (file.length > cut.limit) throw new Error(`${cut.file} has ${file.length} bytes, more than ${cut.limit}`)
  return file
}
