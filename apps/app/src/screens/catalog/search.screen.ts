import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { shelfCall, siteSearchCall } from './catalog-calls.ts'
import { isNarrowed, shelfQuestionIn } from './shelf-question.ts'

export const searchScreen: Screen = {
  bar: () => innerBar('catalog.search_title', { noSearchIcon: true }),
  calls: ({ visit }) => {
    const question = shelfQuestionIn(visit.search)
    const isAsked = question.words !== '' || isNarrowed(question)
    if (!isAsked) return [settingsCall]
    const products = shelfCall(question, { category: null, list: null, visit })
    return question.words === ''
      ? [settingsCall, products]
      : [settingsCall, products, siteSearchCall(question.words)]
  },
  head: ({ known }, t) => ({
    title: pageTitle(t('catalog.search_title'), known(settingsCall)),
    description: t('catalog.search_empty'),
    canonical: '/search',
    isIndexed: false,
  }),
}
