import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { JobCategory } from './job-category.doctype.ts'
import { openingInSight } from './job-opening.queries.ts'

/** Returns a public opening; 404 once it is closed. */
export const getOpening = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { name: text({ required: true }) },
  async run({ input, documents, language }) {
    const opening = await openingInSight(documents, input.name)
    const { category_name } = await documents.asSystem().get(JobCategory, opening.category)
    const { name, title, category, organisation, description, employment_type } = opening
    const { location, pay, closes_on, opened_on } = opening
    return translateResponse({ documents, language }, (translate) => ({
      category_name: translate(category_name),
      ...{ name, title, category, organisation, description, employment_type },
      ...{ location, pay, closes_on, opened_on },
    }))
  },
})
