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
export function translateContent(content: Content, t: TranslateText): Content {
  if (t === asWritten) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, translateValue(key, value, t)]),
  )
}

function translateValue(key: string, value: unknown, t: TranslateText): unknown {
  if (typeof value === 'string') return translateTextOf(key, value, t)
  if (Array.isArray(value)) return value.map((item: unknown) => translateValue(key, item, t))
  return isContent(value) ? translateContent(value, t) : value
}

function translateTextOf(key: string, text: string, t: TranslateText): string {
  if (text === '') return text
  if (isMarkupKey(key)) return translateMarkup(text, t)
  return TEXT_KEYS.has(key) ? t(text) : text
}
