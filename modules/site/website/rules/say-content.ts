import type { TranslateText } from '#meta'
import { asWritten, translateMarkup } from '#site/translations'
import { isContent, type Content } from './content.ts'
import { isMarkupKey } from './kept-content.ts'

/** Where a section's data speaks to people. The others are addresses, names of pictures and what sections look up by. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'heading', 'text', 'label', 'button_label', 'caption', 'alt', 'value'],
  ...['question', 'quote', 'name', 'role', 'address', 'search_placeholder'],
])

/** A section's data in the words of a language. */
export function sayContent(content: Content, say: TranslateText): Content {
  if (say === asWritten) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, saidValue(key, value, say)]))
}

function saidValue(key: string, value: unknown, say: TranslateText): unknown {
  if (typeof value === 'string') return saidText(key, value, say)
  if (Array.isArray(value)) return value.map((item: unknown) => saidValue(key, item, say))
  return isContent(value) ? sayContent(value, say) : value
}

function saidText(key: string, text: string, say: TranslateText): string {
  if (text === '') return text
  if (isMarkupKey(key)) return translateMarkup(text, say)
  return TEXT_KEYS.has(key) ? say(text) : text
}
