import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { findForm, requireOpen } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { linkQuestions } from './link-query.rules.ts'
import { linkOptions, MAX_OPTIONS } from './link-options.ts'

/** Returns the options of a Link field of an open form, 100 to a page by name. `fieldname` may be `table.column`. */
export const getLinkOptions = method({
  access: anyone,
  input: {
    web_form: text({ required: true }),
    fieldname: text({ required: true }),
    txt: text(),
    start: int({ min: 0, max: 100_000, default: 0 }),
  },
  reads: true,
  async run({ input, documents, registry, site }) {
    const inUse = await findForm(documents, input.web_form)
    requireOpen(inUse, documents, site.settings.timeZone)
    const question = linkQuestions(inUse.asked, registry).find(({ path }) => path === input.fieldname)
    if (!question) throw formsErrors.not_asked(input.fieldname)
    return linkOptions(documents, question, { txt: input.txt, start: input.start ?? 0, limit: MAX_OPTIONS })
  },
})
