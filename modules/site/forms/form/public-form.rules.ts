import type { DocType, ResolvedField } from '#framework/doctypes'
import { askedFields, type AskedField, type Form, type FormRow } from './form-field.rules.ts'
import type { FormState } from './form-state.rules.ts'
import { isShape } from './form-field-type.rules.ts'

type Values = Readonly<Record<string, unknown>>

function withoutNulls(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** A column of a table's rows, as a form field. */
function publicColumn(column: ResolvedField): Values {
  const { fieldname, label, fieldtype, options, required, maxLength, min, max, spec } = column
  return withoutNulls({
    ...{ fieldname, label, fieldtype, reqd: required ? 1 : 0, max_length: maxLength, min, max },
    options: options.length > 0 ? options.join('\n') : null,
    default: spec.initial,
    description: spec.options.description ?? null,
    in_list_view: spec.options.inList ? 1 : 0,
    not_after_today: spec.options.notAfterToday === true ? 1 : null,
  })
}

function conditionsOf(row: FormRow): Values {
  const { depends_on, mandatory_depends_on, description, hidden, read_only, idx } = row
  return { depends_on, mandatory_depends_on, description, hidden, read_only, idx }
}

function publicShape(row: FormRow): Values {
  const { fieldname, fieldtype, label, options } = row
  return withoutNulls({ fieldname, fieldtype, label, options, ...conditionsOf(row) })
}

function publicField({ row, rules, notAfterToday, child, columns }: AskedField): Values {
  const { fieldname, label, fieldtype, options, maxLength, min, max } = rules
  return withoutNulls({
    ...{ fieldname, label, fieldtype, reqd: row.reqd, max_length: maxLength, min, max },
    ...conditionsOf(row),
    options: options.length > 0 ? options.join('\n') : null,
    default: row.default,
    precision: row.precision,
    not_after_today: notAfterToday ? 1 : null,
    fields: child ? columns.map(publicColumn) : null,
  })
}

/** The definition of the fields, in the form's order: shapes as they stand, the others as their rules are. */
function publicFields(form: Form, target: DocType): readonly Values[] {
  const asked = new Map(askedFields(form, target).map((field) => [field.row.name, field]))
  return form.web_form_fields.flatMap((row) => {
    if (isShape(row.fieldtype)) return [publicShape(row)]
    const field = asked.get(row.name)
    return field && row.hidden === 0 ? [publicField(field)] : []
  })
}

/** What anybody may know of a published form, open or not. */
function outline(form: Form, state: FormState): Values {
  const { name, title, route, doc_type, published, login_required, opens_on, closes_on } = form
  return {
    doctype: 'Web Form',
    name,
    title,
    route,
    doc_type,
    published,
    login_required,
    opens_on,
    closes_on,
    state,
  }
}

/**
 * A form as those see it who fill it in: an outline with its `state`, and while it is open all that it takes to draw it.
 * No hidden fields, no scripts, no rights.
 */
export function publicForm(form: Form, target: DocType, state: FormState): Values {
  if (state !== 'open') return withoutNulls(outline(form, state))
  const { introduction_text, button_label, success_title, success_message, success_url } = form
  const { anonymous, allow_edit, allow_delete, allow_multiple, allow_incomplete, edit_days, show_list } = form
  return withoutNulls({
    ...outline(form, state),
    ...{ anonymous, allow_edit, allow_delete, allow_multiple, allow_incomplete, edit_days, show_list },
    ...{ introduction_text, button_label, success_title, success_message, success_url },
    max_attachment_size: form.max_attachment_size || 10,
    web_form_fields: publicFields(form, target),
    list_columns: form.list_columns.map(({ fieldname, label }) => withoutNulls({ fieldname, label })),
  })
}
