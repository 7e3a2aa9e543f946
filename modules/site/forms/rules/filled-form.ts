import { fieldsOf, type DocType, type ResolvedField } from '#framework/doctypes'
import type { Form, FormRow } from './asked-field.ts'
import { isFormFieldType, isShape } from './form-field-type.ts'

/** A break needs a name only so that there is something to call it by. */
function filledShape(row: FormRow, index: number): FormRow {
  const kind = (row.fieldtype ?? '').toLowerCase().replace(' ', '_')
  return { ...row, fieldname: row.fieldname ?? `${kind}_${index + 1}` }
}

function filledRow(row: FormRow, field: ResolvedField): FormRow {
  const choices = field.options.join('\n')
  const isNamed = field.fieldtype === 'Link' || field.fieldtype === 'Table'
  return {
    ...row,
    label: row.label ?? field.label,
    fieldtype: row.fieldtype ?? (isFormFieldType(field.fieldtype) ? field.fieldtype : null),
    options: isNamed || row.options === null ? choices || null : row.options,
    reqd: field.required && field.fieldtype !== 'Check' ? 1 : row.reqd,
  }
}

/** The rows of a form with what was left out filled in from the document's fields. */
export function filledRows(form: Form, target: DocType): readonly FormRow[] {
  const known = new Map(fieldsOf(target).map((field) => [field.fieldname, field]))
  return form.web_form_fields.map((row, index) => {
    if (isShape(row.fieldtype)) return filledShape(row, index)
    const field = known.get(row.fieldname ?? '')
    return field ? filledRow(row, field) : row
  })
}

/** The field that tells people apart, when the form needs one and names none: the first phone, else the first e-mail. */
export function personFieldOf(form: Form, target: DocType): string | null {
  if (form.person_field !== null || form.allow_multiple === 1) return form.person_field
  const on = new Set(form.web_form_fields.map(({ fieldname }) => fieldname))
  const shown = fieldsOf(target).filter(({ fieldname }) => on.has(fieldname))
  const contact =
    shown.find(({ fieldtype }) => fieldtype === 'Phone') ??
    shown.find(({ options }) => options.includes('Email'))
  return contact?.fieldname ?? null
}
