import { fieldsOf, isTable, type DocType, type ResolvedField, labelMessage } from '#framework/doctypes'
import { problemMessage } from '#framework/errors'
import { acceptWireValue, isMissing, isHttpAddress, isSitePath, type TranslateText } from '#meta'
import { websiteErrors } from '../errors.ts'
import { message } from '../messages.ts'
import { shapeOf } from './section-shapes.rules.ts'
import { sanitiseHtml } from '#framework/documents'
import { asWritten, translateMarkup } from '#site/translations'

export type Content = Readonly<Record<string, unknown>>

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function contentOf(text: string | null): Content {
  const value: unknown = text === null ? null : JSON.parse(text)
  return isContent(value) ? value : {}
}

interface Section {
  readonly section_name: string
  readonly section_type: string
}

/**
 * Refuses section data that cannot be displayed, naming field and row. Unknown keys stay, because other clients may use
 * them.
 */
export function checkContent({ section_name, section_type }: Section, content: Content): void {
  const { variant } = content
  const shape = shapeOf(section_type, typeof variant === 'string' ? variant : '')
  if (shape) checkFields(section_name, shape, content)
}

function checkFields(place: string, shape: DocType, content: Content): void {
  for (const field of fieldsOf(shape)) {
    const value = content[field.fieldname]
    if (isTable(field.spec)) checkRows(`${place}: ${field.label}`, { ...field, row: field.spec.child }, value)
    else checkValue(place, field, value)
  }
}

function checkValue(place: string, field: ResolvedField, value: unknown): void {
  if (isMissing(value)) {
    if (field.required) throw websiteErrors.part_missing(place, labelMessage(field))
    return
  }
  const acceptance = acceptWireValue(field, value)
  if (!acceptance.isAccepted)
    throw websiteErrors.part_refused(place, problemMessage(field, acceptance.problem))
}

function checkRows(place: string, field: ResolvedField & { readonly row: DocType }, value: unknown): void {
  if (isMissing(value)) return
  if (!Array.isArray(value))
    throw websiteErrors.part_refused(
      place,
      message('website.part.not_a_list', { label: labelMessage(field) }),
    )
  const most = field.max ?? value.length
  if (value.length > most) throw websiteErrors.too_many_parts(place, most)
  value.forEach((item: unknown, index) => {
    if (!isContent(item))
      throw websiteErrors.part_refused(
        place,
        message('website.part.no_objects', { label: labelMessage(field) }),
      )
    checkFields(`${place} ${index + 1}`, field.row, item)
  })
}

const DEEPEST = 8

const HTML_KEYS: ReadonlySet<string> = new Set(['html', 'answer'])

const isMarkupKey = (key: string): boolean => HTML_KEYS.has(key)

const ADDRESS_KEY = /(^|_)(url|link|image|video|poster|src|href)$/

interface SectionToClean {
  readonly section_name: string
  readonly section_type: string
  readonly data: string | null
}

/** Sanitises section data; refuses script URLs and data that cannot be displayed. Errors name the section. */
export function cleanContent(section: SectionToClean): string | null {
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

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f')
}

/** True for a safe URL: http(s), mail, phone, or a path of this site. */
export function isSafeAddress(address: string): boolean {
  if (hasControlCharacter(address) || address.includes('\\')) return false
  if (address.startsWith('/')) return isSitePath(address)
  return !SCHEME.test(address) || isHttpAddress(address) || /^(mailto|tel):/i.test(address)
}

const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'heading', 'text', 'label', 'button_label', 'caption', 'alt', 'value'],
  ...['question', 'quote', 'name', 'role', 'address', 'search_placeholder'],
])

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
