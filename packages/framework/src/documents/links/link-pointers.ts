import { fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'

/** A filled Link or Dynamic Link, and the type that it points at. */
export interface Pointer {
  /** The type that has the field: the document's own, or that of a row. */
  readonly holder: DocType
  readonly field: ResolvedField
  readonly target: string
  readonly name: string
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** The type that a field points at; undefined where it is no link. */
function targetOf({ fieldtype, spec, options }: ResolvedField, document: Row): string | undefined {
  if (fieldtype === 'Link') return options[0] ?? ''
  if (fieldtype !== 'Dynamic Link') return undefined
  const target = document[spec.options.typeField ?? '']
  return typeof target === 'string' ? target : ''
}

/** Everything at which a document and its rows point. */
export function pointersIn(holder: DocType, document: Row): readonly Pointer[] {
  return fieldsOf(holder).flatMap((field): readonly Pointer[] => {
    const { spec } = field
    const value: unknown = document[field.fieldname]
    if (isMissing(value)) return []
    if (isTable(spec))
      return Array.isArray(value) ? value.filter(isRow).flatMap((row) => pointersIn(spec.child, row)) : []
    const target = targetOf(field, document)
    return target === undefined ? [] : [{ holder, field, target, name: String(value) }]
  })
}

/** The answer to a name that leads nowhere, and to one that is not to be told from it. */
export function missingLink({ field, name }: Pointer): Error {
  return documentErrors.linkMissing(field, name)
}
