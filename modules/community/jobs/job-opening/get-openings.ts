import { int, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { listNamesBelow, escapeSearchText, translateTree } from '#community/classifieds'
import { employmentTypes } from './job-opening.doctype.ts'
import { openOpenings, PAGE, readTree } from './job-opening.queries.ts'

/** Returns a page of open openings and the categories. Three statements, and one for a translation. */
export const getOpenings = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    category: text(),
    employment_type: select(employmentTypes),
    txt: text({ maxLength: 100 }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input: { category, employment_type, txt, start }, documents, language }) {
    const tree = await readTree(documents)
    const categories = listNamesBelow(tree, category)
    const question = { categories, employment_type, words: escapeSearchText(txt), start: start ?? 0 }
    const openings = categories.length === 0 ? [] : await openOpenings(documents, question)
    return translateResponse({ documents, language }, (translate) => ({
      categories: translateTree(tree, translate),
      openings: openings.slice(0, PAGE),
      has_more: openings.length > PAGE ? (1 as const) : (0 as const),
    }))
  },
})
