import { readFileSync } from 'node:fs'

const DARK = '/* Dark: the fair at night. */'
const IONIC = '/* Ionic reads these names. */'

const declarationsIn = (text: string): string => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'))

/**
 * Tokens as a style sheet for a page without a bundler or a script: dark where the visitor's device is. Server only.
 */
export function pageTokens(): string {
  const css = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = (css.split(IONIC)[0] ?? '').split(DARK)
  const all = `${light}@media (prefers-color-scheme:dark){:root{${declarationsIn(dark)}}}`
  return all.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
}
