import type { DocType } from '#framework/doctypes'
import { hooks, sanitiseHtml, type Documents } from '#framework/documents'
import { canSetLevel, guest, permissionFor } from '#framework/permissions'
import { phrase, sentence, term, type Said } from '#meta'
import { formsErrors } from '../errors.ts'
import { askedFields, type Form } from '../rules/asked-field.ts'
import { checkFields } from '../rules/check-fields.ts'
import { filledRows, personFieldOf } from '../rules/filled-form.ts'
import { isClosedType, linkFilters, linkQuestions, type LinkQuestion } from '../rules/link-question.ts'
import { WebForm } from './web-form.doctype.ts'

/** Nobody opens to others, by a form, what he may not make himself. */
function targetOf(form: Form, { caller, registry }: Documents): DocType {
  const target = registry.find(form.doc_type)
  if (!target || isClosedType(target, registry))
    throw formsErrors.definition(sentence`${form.doc_type} is not a type that a form can fill`, 'doc_type')
  if (permissionFor(target, 'create', caller).kind === 'never')
    throw formsErrors.definition(sentence`You may not make a ${term(target.name)} yourself`, 'doc_type')
  return target
}

function checkLink(form: Form, { row, linked, path }: LinkQuestion, { caller, registry }: Documents): void {
  linkFilters(row, linked)
  const isForAll = row.allow_read_on_all_link_options === 1
  const isShared = isForAll || permissionFor(linked, 'read', guest).kind !== 'never'
  const refuse = (message: Said) => {
    throw formsErrors.definition(sentence`${row.label ?? path}: ${phrase(message)}`, row.fieldname ?? path)
  }
  if (isClosedType(linked, registry)) refuse(sentence`a form cannot show ${term(linked.name)}`)
  if (linked.guarded !== null && (isForAll || form.login_required === 0))
    refuse(
      sentence`${term(linked.name)} is guarded: only people who sign in may choose, among those that they may read`,
    )
  if (permissionFor(linked, 'read', caller).kind === 'never')
    refuse(sentence`you may not read ${term(linked.name)} yourself`)
  if (!isShared && form.login_required === 0)
    refuse(
      sentence`guests could choose nothing: let all who fill in the form see the names of ${term(linked.name)}`,
    )
}

function checkTimes({ opens_on, closes_on, anonymous, login_required }: Form): void {
  if (opens_on !== null && closes_on !== null && opens_on >= closes_on)
    throw formsErrors.definition(sentence`The form would close before it opens`, 'closes_on')
  if (anonymous === 1 && login_required === 1)
    throw formsErrors.definition(sentence`Who must sign in is not anonymous`, 'anonymous')
}

function checkPerson(form: Form, person_field: string | null): void {
  const on = form.web_form_fields.some(({ fieldname }) => fieldname === person_field)
  if (person_field !== null && !on)
    throw formsErrors.definition(
      sentence`The field that tells people apart is not on the form`,
      'person_field',
    )
  if (person_field === null && form.allow_multiple === 0 && form.login_required === 0)
    throw formsErrors.definition(
      sentence`One for each person needs a phone or e-mail field, or that people sign in; or allow several`,
      'allow_multiple',
    )
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
