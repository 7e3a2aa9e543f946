import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { linkOptions, MOST_OPTIONS } from './link-options.ts'
import { findForm, requireOpen } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from './link-query.rules.ts'

/**
 * What the dialect's form pages ask: the choices of the first Link of an open form to a type, the first 100 by name. Names
 * one to a line; where the type has a title, JSON of names and titles.
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
    const options = await linkOptions(documents, question, { txt: null, start: 0, limit: MOST_OPTIONS })
    return question.linked.titleField === 'name'
      ? options.map(({ name }) => name).join('\n')
      : JSON.stringify(options.map(({ name, title }) => ({ value: name, label: title })))
  },
})
