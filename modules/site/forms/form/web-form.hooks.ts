import { type DocType, typeMessage, fieldsOf, type ResolvedField } from '#framework/doctypes'
import { hooks, sanitiseHtml, type Documents } from '#framework/documents'
import { canSetLevel, guest, permissionFor } from '#framework/permissions'
import type { Message } from '#meta'
import { formsErrors } from '../errors.ts'
import { message } from '../messages.ts'
import { askedFields, type Form, type FormRow, isFormFieldType, isShape } from './form-field.rules.ts'
import { checkFields } from './check-fields.rules.ts'
import {
  isClosedType,
  linkFilters,
  linkQuestions,
  type LinkQuestion,
} from '../link-option/link-query.rules.ts'
import { WebForm } from './web-form.doctype.ts'

function targetOf(form: Form, { caller, registry }: Documents): DocType {
  const target = registry.find(form.doc_type)
  if (!target || isClosedType(target, registry))
    throw formsErrors.definition(
      message('forms.definition.unfillable_type', { type: form.doc_type }),
      'doc_type',
    )
  if (permissionFor(target, 'create', caller).kind === 'never')
    throw formsErrors.definition(
      message('forms.definition.not_yours', { type: typeMessage(target.name) }),
      'doc_type',
    )
  return target
}

function checkLink(form: Form, { row, linked, path }: LinkQuestion, { caller, registry }: Documents): void {
  linkFilters(row, linked)
  const isForAll = row.allow_read_on_all_link_options === 1
  const isShared = isForAll || permissionFor(linked, 'read', guest).kind !== 'never'
  const refuse = (problem: Message) => {
    throw formsErrors.definition(
      message('forms.definition.at_field', { field: row.label ?? path, problem }),
      row.fieldname ?? path,
    )
  }
  if (isClosedType(linked, registry))
    refuse(message('forms.definition.unshown_type', { type: typeMessage(linked.name) }))
  if (linked.guarded !== null && (isForAll || form.login_required === 0))
    refuse(message('forms.definition.guarded_type', { type: typeMessage(linked.name) }))
  if (permissionFor(linked, 'read', caller).kind === 'never')
    refuse(message('forms.definition.unread_type', { type: typeMessage(linked.name) }))
  if (!isShared && form.login_required === 0)
    refuse(message('forms.definition.nothing_for_guests', { type: typeMessage(linked.name) }))
}

function checkTimes({ opens_on, closes_on, anonymous, login_required }: Form): void {
  if (opens_on !== null && closes_on !== null && opens_on >= closes_on)
    throw formsErrors.definition(message('forms.definition.closes_first'), 'closes_on')
  if (anonymous === 1 && login_required === 1)
    throw formsErrors.definition(message('forms.definition.not_anonymous'), 'anonymous')
}

function checkPerson(form: Form, person_field: string | null): void {
  const on = form.web_form_fields.some(({ fieldname }) => fieldname === person_field)
  if (person_field !== null && !on)
    throw formsErrors.definition(message('forms.definition.no_person_field'), 'person_field')
  if (person_field === null && form.allow_multiple === 0 && form.login_required === 0)
    throw formsErrors.definition(message('forms.definition.one_each'), 'allow_multiple')
}

/** Sanitises the HTML of an explanation, which clients show unescaped. */
function withSafeHtml<Row extends Form['web_form_fields'][number]>(row: Row): Row {
  return row.fieldtype === 'HTML' && row.options ? { ...row, options: sanitiseHtml(row.options) } : row
}

/** Fills in defaults from the document type, and refuses forms that cannot be submitted or expose too much. */
export const webFormHooks = hooks(WebForm, {
  beforeSave({ document, documents }) {
    const { registry, caller } = documents
    const target = targetOf(document, documents)
    const form = { ...document, web_form_fields: filledRows(document, target) }
    checkFields({ form, target, canSet: canSetLevel(target, 'create', caller) })
    const links = linkQuestions(askedFields(form, target), registry)
    for (const question of links) checkLink(form, question, documents)
    const person_field = personFieldOf(form, target)
    checkTimes(form)
    checkPerson(form, person_field)
    const linked_types = `\n${[...new Set(links.map(({ linked }) => linked.name))].join('\n')}\n`
    const web_form_fields = form.web_form_fields.map(withSafeHtml)
    return { web_form_fields, person_field, linked_types, module: registry.moduleOf(target) }
  },
})

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

function filledRows(form: Form, target: DocType): readonly FormRow[] {
  const known = new Map(fieldsOf(target).map((field) => [field.fieldname, field]))
  return form.web_form_fields.map((row, index) => {
    if (isShape(row.fieldtype)) return filledShape(row, index)
    const field = known.get(row.fieldname ?? '')
    return field ? filledRow(row, field) : row
  })
}

function personFieldOf(form: Form, target: DocType): string | null {
  if (form.person_field !== null || form.allow_multiple === 1) return form.person_field
  const on = new Set(form.web_form_fields.map(({ fieldname }) => fieldname))
  const shown = fieldsOf(target).filter(({ fieldname }) => on.has(fieldname))
  const contact =
    shown.find(({ fieldtype }) => fieldtype === 'Phone') ??
    shown.find(({ options }) => options.includes('Email'))
  return contact?.fieldname ?? null
}
