import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { listVisibleAds, PAGE_SIZE, adCard, escapeSearchText } from './classified.queries.ts'
import { getCategoryTree, listNamesBelow, translateTree } from '../category/category-tree.ts'

/** Returns a page of advertisements and the categories. Three statements, and one for a translation. */
export const getClassifieds = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    category: text(),
    city: text({ maxLength: 80 }),
    txt: text({ maxLength: 100 }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input: { category, city, txt, start }, documents, language }) {
    const tree = await getCategoryTree(documents)
    const categories = listNamesBelow(tree, category)
    const query = { categories, city, searchText: escapeSearchText(txt), start: start ?? 0 }
    const ads = categories.length === 0 ? [] : await listVisibleAds(documents, query)
    return translateResponse({ documents, language }, (translate) => ({
      categories: translateTree(tree, translate),
      ads: ads.slice(0, PAGE_SIZE).map(adCard),
      has_more: ads.length > PAGE_SIZE ? (1 as const) : (0 as const),
      currency: 'INR',
    }))
  },
})
