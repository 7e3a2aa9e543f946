import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const sheets = ['fonts.css', 'devanagari.css']

/** The house's fonts for a page that no bundler has a hand in; `address` stands before the names of their files. */
export function pageFonts(address: string): string {
  const css = sheets
    .map((name) => readFileSync(new URL(`../fonts/${name}`, import.meta.url), 'utf8'))
    .join('')
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
  return plain.replaceAll('../../dist/fonts/', address)
}

/** One of those files; null when it is none of the house's, or when nobody cut the fonts yet. */
export async function readPageFont(name: string): Promise<Buffer | null> {
  if (!/^anek-[a-z0-9-]+\.woff2$/.test(name)) return null
  return readFile(new URL(`../../dist/fonts/${name}`, import.meta.url)).catch(() => null)
}
