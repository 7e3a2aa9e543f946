import { text, type Doc, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { findForm, type FormInUse } from './web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from '../link-option/link-query.rules.ts'
import { linkOptions, MAX_OPTIONS } from '../link-option/link-options.ts'
import { shownForm } from './get-form.ts'
import { mayOpen, submissionOf } from '../submission/form-submission.queries.ts'
import { clockIn } from './form-state.rules.ts'
import { shownDocument } from '../submission/sender.rules.ts'

type Values = Readonly<Record<string, unknown>>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

async function withOptions(documents: Documents, inUse: FormInUse, shown: Values): Promise<Values> {
  const fields: unknown = shown['web_form_fields']
  if (!Array.isArray(fields)) return shown
  const questions = new Map(linkQuestions(inUse.asked, documents.registry).map((one) => [one.path, one]))
  const rows: Values[] = []
  for (const field of fields.filter(isValues)) {
    const question = questions.get(String(field['fieldname']))
    const options =
      question && (await linkOptions(documents, question, { txt: null, start: 0, limit: MAX_OPTIONS }))
    const choices = options?.map(({ name, title }) => ({ value: name, label: title }))
    rows.push(choices ? { ...field, fieldtype: 'Autocomplete', options: choices } : field)
  }
  return { ...shown, web_form_fields: rows }
}

/** Returns a form with its options and the submitted document, for callers who may open it. */
export const getFormData = method({
  access: anyone,
  aliases: ['frappe.website.doctype.web_form.web_form.get_form_data'],
  input: {
    web_form_name: text({ required: true }),
    doctype: text(),
    docname: text(),
    receipt_token: text(),
  },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    const { timeZone } = site.settings
    const inUse = await findForm(documents, input.web_form_name)
    const shown = await shownForm(documents, inUse, site)
    const web_form = await withOptions(documents, inUse, shown)
    if (input.docname === null) return { web_form }
    const wanted = { type: inUse.target, name: input.docname, receipt: input.receipt_token, timeZone }
    const opened = await openSent(documents, wanted)
    if (opened?.inUse.form.name !== inUse.form.name) throw formsErrors.wrong_receipt()
    return { web_form, doc: shownSent(opened) }
  },
})

interface Wanted {
  readonly type: DocType
  readonly name: string
  readonly receipt: string | null
  readonly timeZone: string
}

export interface OpenedSent {
  readonly name: string
  readonly inUse: FormInUse
  readonly document: Doc<DocType>
}

/** Returns the submitted document for holders of its receipt and its signed-in author; null for others. */
export async function openSent(documents: Documents, wanted: Wanted): Promise<OpenedSent | null> {
  const { type, name, receipt, timeZone } = wanted
  const submission = await submissionOf(documents, type, name)
  const clock = clockIn(timeZone, documents.now)
  if (!submission || !(await mayOpen({ documents, receipt, clock }, submission))) return null
  const inUse = await findForm(documents, submission.web_form)
  return { name, inUse, document: await documents.asSystem().get(type, submission.document_name ?? '') }
}

export function shownSent({ name, inUse, document }: OpenedSent): Readonly<Record<string, unknown>> {
  return { ...shownDocument(inUse.target, inUse.asked, document), name }
}
