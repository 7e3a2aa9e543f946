import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { findForm, type FormInUse } from './web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from '../link-option/link-query.rules.ts'
import { linkOptions, MOST_OPTIONS } from '../link-option/link-options.ts'
import { openSent, shownSent } from '../submission/open-submission.ts'
import { shownForm } from './read-form.ts'

type Values = Readonly<Record<string, unknown>>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

/** The dialect's clients draw a Link as a list of what can be chosen. */
async function withOptions(documents: Documents, inUse: FormInUse, shown: Values): Promise<Values> {
  const fields: unknown = shown['web_form_fields']
  if (!Array.isArray(fields)) return shown
  const questions = new Map(linkQuestions(inUse.asked, documents.registry).map((one) => [one.path, one]))
  const rows: Values[] = []
  for (const field of fields.filter(isValues)) {
    const question = questions.get(String(field['fieldname']))
    const options =
      question && (await linkOptions(documents, question, { txt: null, start: 0, limit: MOST_OPTIONS }))
    const choices = options?.map(({ name, title }) => ({ value: name, label: title }))
    rows.push(choices ? { ...field, fieldtype: 'Autocomplete', options: choices } : field)
  }
  return { ...shown, web_form_fields: rows }
}

/** A form with what can be chosen in it, and the document that was sent with it, for who may open that. */
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
