import { fileURLToPath } from 'node:url'
import { printFontFile, type PrintScript, type PrintWeight } from '../fonts/font-cuts.ts'

/** Path of a script's open font; it does not exist before the first build. */
export function printFont(script: PrintScript, weight: PrintWeight): string {
  return fileURLToPath(new URL(`../../dist/fonts/${printFontFile(script, weight)}`, import.meta.url))
}
