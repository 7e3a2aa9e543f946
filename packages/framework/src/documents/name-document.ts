import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { DocType, Naming } from '#framework/doctypes'
import { DialectError, documentErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import type { Work } from './work.ts'

const ALPHABET = '0123456789abcdefghijklmnopqrstuv'
const LONGEST = 140

export function randomName(length = 10): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

function invalidName(message: string): DialectError {
  return new DialectError({ code: 'documents.name', type: 'NameError', messages: [message], field: 'name' })
}

function usableName(type: DocType, given: unknown): string {
  const name = typeof given === 'string' ? given.trim() : ''
  if (!name) throw documentErrors.mandatory(type.name, [{ fieldname: 'name', label: 'Name' }])
  if (/[<>\0]/.test(name) || name === type.name || name.length > LONGEST)
    throw invalidName(`${name} cannot be the name of a ${type.name}`)
  return name
}

type Series = Extract<Naming, { kind: 'series' }>

function prefixOf(series: Series, today: string): string {
  const [year = '', month = '', day = ''] = today.split('-')
  const dates = { YYYY: year, YY: year.slice(2), MM: month, DD: day }
  return series.parts
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'date' ? dates[part.format] : ''))
    .join('')
}

/** The counter's row stays locked until the end of the transaction: no number is ever given twice. */
async function nextInSeries(work: Work, series: Series): Promise<string> {
  const prefix = prefixOf(series, work.today)
  const { rows } = await sql<{ current: number }>`
    insert into mela_series (prefix, current) values (${prefix}, 1)
    on conflict (prefix) do update set current = mela_series.current + 1 returning current`.execute(
    work.connection,
  )
  const digits = series.parts.find((part) => part.kind === 'counter')?.digits ?? 1
  return `${prefix}${String(rows[0]?.current ?? 1).padStart(digits, '0')}`
}

/** The name of a new document. A client's own name counts only where the type is prompted for one. */
export async function nameDocument(
  work: Work,
  type: DocType,
  { document, given }: { readonly document: Row; readonly given: unknown },
): Promise<string> {
  const { naming } = type
  switch (naming.kind) {
    case 'series':
      return nextInSeries(work, naming)
    case 'field':
      return usableName(type, document[naming.field])
    case 'prompt':
      return usableName(type, given)
    case 'opaque':
      return `${naming.prefix}${randomName(16)}`
    case 'single':
      return type.name
    case 'hash':
      return randomName()
  }
}
