import { readFileSync } from 'node:fs'

const DARK = '/* Dark: the fair at night. */'
const IONIC = '/* Ionic reads these names. */'

/** The declarations between the first braces of a text. */
const declarationsIn = (text: string): string => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'))

/**
 * The tokens as a style sheet for a page that no bundler and no script has a hand in: it is dark where the visitor's device
 * is. For the server alone.
 */
export function pageTokens(): string {
  const css = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = (css.split(IONIC)[0] ?? '').split(DARK)
  const all = `${light}@media (prefers-color-scheme:dark){:root{${declarationsIn(dark)}}}`
  return all.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
}
