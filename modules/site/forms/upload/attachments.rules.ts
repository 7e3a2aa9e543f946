import { labelMessage } from '#framework/doctypes'
import type { Message } from '#meta'
import { isAttachment, type AskedField } from '../form/form-field.rules.ts'

type Values = Readonly<Record<string, unknown>>

export interface Attachment {
  readonly field: string
  readonly label: Message | string
  readonly url: string
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function urlIn(values: Values, field: string): string | null {
  const value = values[field]
  return typeof value === 'string' && value !== '' ? value : null
}

function ofField({ rules, columns }: AskedField, values: Values): readonly Attachment[] {
  const { fieldname } = rules
  const own = isAttachment(rules) ? urlIn(values, fieldname) : null
  const rows: unknown = values[fieldname]
  const inRows = (Array.isArray(rows) ? rows.filter(isRow) : []).flatMap((row) =>
    columns.filter(isAttachment).flatMap((column) => {
      const url = urlIn(row, column.fieldname)
      return url === null ? [] : [{ field: fieldname, label: labelMessage(column), url }]
    }),
  )
  return own === null ? inRows : [{ field: fieldname, label: labelMessage(rules), url: own }]
}

function attachmentsIn(asked: readonly AskedField[], values: Values): readonly Attachment[] {
  return asked.flatMap((field) => ofField(field, values))
}

export function newAttachments(
  asked: readonly AskedField[],
  values: Values,
  stored: Values | null,
): readonly Attachment[] {
  const known = new Set(stored ? attachmentsIn(asked, stored).map(({ url }) => url) : [])
  return attachmentsIn(asked, values).filter(({ url }) => !known.has(url))
}
