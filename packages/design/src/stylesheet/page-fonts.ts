import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const sheets = ['fonts.css', 'devanagari.css']

/** Font faces for a page without a bundler; `address` is the prefix of the file names. */
export function pageFonts(address: string): string {
  const css = sheets
    .map((name) => readFileSync(new URL(`../fonts/${name}`, import.meta.url), 'utf8'))
    .join('')
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
  return plain.replaceAll('../../dist/fonts/', address)
}

/** Null for an unknown name, or before the fonts are built. */
export async function readPageFont(name: string): Promise<Buffer | null> {
  if (!/^anek-[a-z0-9-]+\.woff2$/.test(name)) return null
  return readFile(new URL(`../../dist/fonts/${name}`, import.meta.url)).catch(() => null)
}
