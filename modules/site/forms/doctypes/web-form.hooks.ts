import { type DocType, typeMessage } from '#framework/doctypes'
import { hooks, sanitiseHtml, type Documents } from '#framework/documents'
import { canSetLevel, guest, permissionFor } from '#framework/permissions'
import type { Message } from '#meta'
import { formsErrors } from '../errors.ts'
import { message } from '../messages.ts'
import { askedFields, type Form } from '../rules/asked-field.ts'
import { checkFields } from '../rules/check-fields.ts'
import { filledRows, personFieldOf } from '../rules/filled-form.ts'
import { isClosedType, linkFilters, linkQuestions, type LinkQuestion } from '../rules/link-question.ts'
import { WebForm } from './web-form.doctype.ts'

/** Nobody opens to others, by a form, what he may not make himself. */
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

/** The text of an explanation is its options: whoever shows it may show it as it is. */
function withSafeHtml<Row extends Form['web_form_fields'][number]>(row: Row): Row {
  return row.fieldtype === 'HTML' && row.options ? { ...row, options: sanitiseHtml(row.options) } : row
}

/** Fills in what the document type says, and refuses a form that could not be filled in or would open too much. */
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
    const asks_for = `\n${[...new Set(links.map(({ linked }) => linked.name))].join('\n')}\n`
    const web_form_fields = form.web_form_fields.map(withSafeHtml)
    return { web_form_fields, person_field, asks_for, module: registry.roomOf(target) }
  },
})
