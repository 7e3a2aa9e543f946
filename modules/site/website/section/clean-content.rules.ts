import { sanitiseHtml } from '#framework/documents'
import { websiteErrors } from '../errors.ts'
import { isContent } from './content.rules.ts'
import { checkContent } from './check-content.rules.ts'
import { isSafeAddress } from './safe-address.rules.ts'

const DEEPEST = 8

const HTML_KEYS: ReadonlySet<string> = new Set(['html', 'answer'])

/** Whether what stands under a key of a section's data is formatted text. */
export const isMarkupKey = (key: string): boolean => HTML_KEYS.has(key)

const ADDRESS_KEY = /(^|_)(url|link|image|video|poster|src|href)$/

interface Section {
  readonly section_name: string
  readonly section_type: string
  readonly data: string | null
}

/**
 * A section's data as it is stored: formatted text sanitised, and refused when an address in it could run a script or
 * when the section could not show it. Messages call the section by its name.
 */
export function cleanContent(section: Section): string | null {
  if (!section.data) return null
  const { section_name: name } = section
  const content: unknown = JSON.parse(section.data)
  if (!isContent(content)) throw websiteErrors.unreadable_content(name)
  checkContent(section, content)
  return JSON.stringify(cleanValue({ section: name, key: '', depth: 0 }, content))
}

interface Place {
  readonly section: string
  readonly key: string
  readonly depth: number
}

function cleanValue(place: Place, value: unknown): unknown {
  if (place.depth > DEEPEST) throw websiteErrors.content_too_deep(place.section)
  if (typeof value === 'string') return cleanText(place, value)
  const depth = place.depth + 1
  if (Array.isArray(value)) return value.map((item: unknown) => cleanValue({ ...place, depth }, item))
  if (!isContent(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cleanValue({ ...place, key, depth }, item)]),
  )
}

function cleanText({ section, key }: Place, text: string): string {
  if (isMarkupKey(key)) return sanitiseHtml(text)
  if (ADDRESS_KEY.test(key) && !isSafeAddress(text)) throw websiteErrors.unsafe_address(section, text)
  return text
}
