import { fileURLToPath } from 'node:url'
import { printFontFile, type PrintScript, type PrintWeight } from '../fonts/font-cuts.ts'

/** Where the build leaves the open font of a script; there is none before the first build. */
export function printFont(script: PrintScript, weight: PrintWeight): string {
  return fileURLToPath(new URL(`../../dist/fonts/${printFontFile(script, weight)}`, import.meta.url))
}
