import { clockText, plainDay } from '../../text/date-text.ts'
import { moneyText } from '../../text/money-text.ts'
import { fileName } from '../../upload/file-name.ts'
import { choiceLabel, type FormField, type FormRow } from './form-field.ts'
import { plainNumber, textOf } from '../submission/wire-answers.ts'

interface Tongue {
  language: string
  currency: string
}

const mostColumns = 4

export function rowText(columns: readonly FormField[], row: FormRow, tongue: Tongue): string[] {
  const listed = columns.filter(({ in_list_view }) => in_list_view === 1)
  const shown = (listed.length > 0 ? listed : columns).slice(0, mostColumns)
  return shown.map((column) => cellText(column, row[column.fieldname], tongue)).filter((text) => text !== '')
}

function cellText(column: FormField, value: unknown, { language, currency }: Tongue): string {
  if (column.fieldtype === 'Check') return value === 1 ? column.label : ''
  const text = textOf(value)
  if (text === '') return ''
  if (column.fieldtype === 'Time') return clockText(text, language)
  if (column.fieldtype === 'Date') return plainDay(text, language)
  if (column.fieldtype.startsWith('Attach')) return fileName(text)
  const amount = Number(plainNumber(text))
  if (column.fieldtype === 'Currency' && Number.isFinite(amount)) return moneyText(amount, currency, language)
  return column.fieldtype === 'Select' ? choiceLabel(column, text) : text
}

interface RowPlace {
  route: string
  document: string | null
  table: string
}

export function rowPath({ route, document, table }: RowPlace, key: string | null): string {
  const query = new URLSearchParams({ form: route, table })
  if (document !== null) query.set('edit', document)
  if (key === null) return `/webform-child?${query}`
  query.set('row', key)
  return `/edit-webformchild?${query}`
}

export interface WantedRow extends RowPlace {
  key: string | null
}

export function wantedRow(search: string): WantedRow {
  const query = new URLSearchParams(search)
  return {
    route: query.get('form') ?? '',
    document: query.get('edit'),
    table: query.get('table') ?? '',
    key: query.get('row'),
  }
}

export const formPath = (route: string, document: string | null = null): string =>
  `/new/${encodeURIComponent(route)}${document === null ? '' : `?edit=${encodeURIComponent(document)}`}`
