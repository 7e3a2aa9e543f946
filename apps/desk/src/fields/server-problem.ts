import { holdsRows } from '#meta'
import type { MessageId } from '#design/messages'
import type { MelaError } from '#client'
import type { DocMeta } from '../data/document/type-meta.ts'
import type { Translate } from '../language/translate.ts'

export interface PlacedProblem {
  field: string | null
  message: string
}

const codes: Record<string, MessageId> = {
  'documents.not_unique': 'desk.must_be_unique',
  'documents.link_missing': 'desk.link_missing',
  'documents.mandatory': 'desk.field_missing',
  'documents.duplicate': 'desk.already_there',
  'documents.linked': 'desk.linked_elsewhere',
  'documents.not_permitted': 'desk.not_permitted',
  'rest.too_large': 'alerts.file_size_limit',
  'rest.internal': 'desk.failed_text',
  'rest.database_away': 'desk.failed_text',
}

interface Found {
  field: string | null
  label: string
}

function findField(meta: DocMeta, fieldname: string): Found {
  const own = meta.fields.find((field) => field.fieldname === fieldname)
  if (own) return { field: own.isHidden || own.isReadOnly ? null : own.fieldname, label: own.label }
  for (const table of meta.fields) {
    const child = meta.children.get(table.options[0] ?? '')
    const cell = child?.fields.find((field) => field.fieldname === fieldname)
    if (holdsRows(table.fieldtype) && cell) return { field: table.fieldname, label: cell.label }
  }
  return { field: null, label: fieldname }
}

/** Returns the text of a refusal in the desk's language where it has one, otherwise the server's. */
export function placeProblem(meta: DocMeta, error: MelaError, t: Translate): PlacedProblem {
  if (error.isOffline) return { field: null, message: t('desk.save_unreached') }
  const { field, label } = findField(meta, error.field)
  const id = codes[error.code]
  const text = id === undefined ? error.message : t(id, { field: label, doctype: meta.label })
  return { field: error.field === '' ? null : field, message: text }
}

export const isConflict = (error: MelaError): boolean => error.type === 'TimestampMismatchError'
