import { toE164 } from '#meta'
import { isShape, type Answers, type FormField, rowsIn, type FormRow } from '../definition/form-field.ts'
import { randomKey } from '../random-key.ts'

/** Converts the answers for the wire: no nulls, and an invalid number stays the typed text. */
export function wireAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const values = fields.filter((field) => !isShape(field))
  return Object.fromEntries(values.map((field) => [field.fieldname, wireAnswer(field, answers)]))
}

function wireAnswer(field: FormField, answers: Answers): unknown {
  const answer = answers[field.fieldname]
  if (field.fieldtype === 'Check') return answer === 1 ? 1 : 0
  if (field.fieldtype === 'Table') return rowsIn(answer).map((row) => wireRow(field.fields ?? [], row))
  const text = textOf(answer).trim()
  if (text === '') return null
  return (wireTexts[field.fieldtype] ?? asIs)(text)
}

function wireRow(columns: readonly FormField[], row: FormRow): Answers {
  const values = wireAnswers(columns, row)
  return typeof row['name'] === 'string' ? { name: row['name'], ...values } : values
}

const asIs = (text: string): string | number => text

function asNumber(text: string): string | number {
  const plain = plainNumber(text)
  const value = Number(plain)
  return plain !== '' && Number.isFinite(value) ? value : text
}

/** Converts Hindi and Tamil digits into ASCII digits. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u0be6-\u0bef]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const first = firstDigits.findLast((start) => code >= start) ?? code
    return String(code - first)
  })

const escaped = (text: string): string =>
  signs.reduce((result, [sign, entity]) => result.replaceAll(sign, entity), text)

const wireTexts: Readonly<Record<string, (text: string) => string | number>> = {
  Int: asNumber,
  Float: asNumber,
  Currency: asNumber,
  Phone: (text) => toE164(text) ?? text,
  Datetime: (text) => text.replace('T', ' '),
  'Text Editor': paragraphsFrom,
}

export function typedAnswers(fields: readonly FormField[], values: Answers): Answers {
  const asked = fields.filter((field) => !isShape(field))
  return Object.fromEntries(
    asked.map((field) => [field.fieldname, typedAnswer(field, values[field.fieldname])]),
  )
}

function typedAnswer(field: FormField, value: unknown): unknown {
  if (field.fieldtype === 'Check') return Number(value) === 1 ? 1 : 0
  if (field.fieldtype === 'Table') return typedRows(field, value)
  const text = textOf(value)
  return (typedTexts[field.fieldtype] ?? asIs)(text)
}

const unescaped = (text: string): string =>
  signs.toReversed().reduce((result, [sign, entity]) => result.replaceAll(entity, sign), text)

const typedTexts: Readonly<Record<string, (text: string) => string>> = {
  Datetime: (text) => text.slice(0, 16).replace(' ', 'T'),
  Time: (text) =>
    text
      .slice(0, 5)
      .replace(/^(\d):/, '0$1:')
      .slice(0, 5),
  'Text Editor': textFrom,
}

function typedRows({ fields = [] }: FormField, value: unknown): FormRow[] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows
    .filter((row): row is Answers => typeof row === 'object' && row !== null)
    .map((row) => ({ ...nameOf(row), ...typedAnswers(fields, row), _row: randomKey() }))
}

const nameOf = ({ name }: Answers): Answers => (typeof name === 'string' ? { name } : {})

export function emptyAnswers(fields: readonly FormField[]): Answers {
  const defaults = fields.map((field) => [field.fieldname, field.default] as const)
  return typedAnswers(fields, Object.fromEntries(defaults))
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function changedAnswers(wire: Answers, stored: Answers): Answers {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field])
  return Object.fromEntries(Object.entries(wire).filter(isChanged))
}

/** Converts typed text into HTML with paragraphs and no other tags. */
function paragraphsFrom(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function textFrom(html: string): string {
  const text = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|li|h\d|div)>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
  return unescaped(text).trim()
}

const signs = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const

const firstDigits = [0x0966, 0x0be6] as const

/** Removes the thousands' commas and the spaces from a typed number. */
export function plainNumber(text: string): string {
  return withPlainDigits(text).replace(/[\s,\u00a0₹]/g, '')
}
