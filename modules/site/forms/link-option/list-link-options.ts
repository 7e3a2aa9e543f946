import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { linkOptions, MAX_OPTIONS } from './link-options.ts'
import { findForm, requireOpen } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from './link-query.rules.ts'

/**
 * Returns the first 100 options of an open form's first Link to a type. The body is one name to a line, or JSON of
 * names and titles when the type has a title.
 */
export const listLinkOptions = method({
  access: anyone,
  aliases: ['frappe.website.doctype.web_form.web_form.get_link_options'],
  input: { web_form_name: text({ required: true }), doctype: text({ required: true }) },
  reads: true,
  async run({ input, documents, registry, site }) {
    const inUse = await findForm(documents, input.web_form_name)
    requireOpen(inUse, documents, site.settings.timeZone)
    const question = linkQuestions(inUse.asked, registry).find(({ linked }) => linked.name === input.doctype)
    if (!question) throw formsErrors.not_asked(input.doctype)
    const options = await linkOptions(documents, question, { txt: null, start: 0, limit: MAX_OPTIONS })
    return question.linked.titleField === 'name'
      ? options.map(({ name }) => name).join('\n')
      : JSON.stringify(options.map(({ name, title }) => ({ value: name, label: title })))
  },
})
