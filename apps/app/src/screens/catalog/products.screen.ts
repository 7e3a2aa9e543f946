import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { categoriesPath, shelfCall } from './catalog-calls.ts'
import { listNamed, productLists } from './product-lists.ts'
import { searchOf, shelfQuestionIn } from './shelf-question.ts'

export const productsScreen: Screen = {
  bar: (params) => innerBar(productLists[listNamed(params)].title, { parent: categoriesPath }),
  calls: ({ visit, params }) => [
    settingsCall,
    shelfCall(shelfQuestionIn(visit.search), { category: null, list: listNamed(params), visit }),
  ],
  head: ({ visit, params, known }, t) => {
    const { title, lead, path } = productLists[listNamed(params)]
    const { page } = shelfQuestionIn(visit.search)
    return {
      title: pageTitle(t(title), known(settingsCall)),
      description: t(lead),
      // Search engines know each page of a list by itself, and none of the ways to narrow it.
      canonical: path + searchOf({ ...shelfQuestionIn(''), page }),
    }
  },
}
