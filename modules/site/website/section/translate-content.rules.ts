import type { TranslateText } from '#meta'
import { asWritten, translateMarkup } from '#site/translations'
import { isContent, type Content } from './content.rules.ts'
import { isMarkupKey } from './clean-content.rules.ts'

/** Where a section's data speaks to people. The others are addresses, names of pictures and what sections look up by. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'heading', 'text', 'label', 'button_label', 'caption', 'alt', 'value'],
  ...['question', 'quote', 'name', 'role', 'address', 'search_placeholder'],
])

/** A section's data in the words of a language. */
export function sayContent(content: Content, t: TranslateText): Content {
  if (t === asWritten) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, saidValue(key, value, t)]))
}

function saidValue(key: string, value: unknown, t: TranslateText): unknown {
  if (typeof value === 'string') return saidText(key, value, t)
  if (Array.isArray(value)) return value.map((item: unknown) => saidValue(key, item, t))
  return isContent(value) ? sayContent(value, t) : value
}

function saidText(key: string, text: string, t: TranslateText): string {
  if (text === '') return text
  if (isMarkupKey(key)) return translateMarkup(text, t)
  return TEXT_KEYS.has(key) ? t(text) : text
}
