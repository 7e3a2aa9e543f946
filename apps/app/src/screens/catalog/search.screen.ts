import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { shelfCall } from './catalog-calls.ts'
import { isNarrowed, shelfQuestionIn } from './shelf-question.ts'

export const searchScreen: Screen = {
  bar: () => innerBar('catalog.search_title', { noSearchIcon: true }),
  calls: ({ visit }) => {
    const question = shelfQuestionIn(visit.search)
    const isAsked = question.words !== '' || isNarrowed(question)
    return isAsked ? [settingsCall, shelfCall(question, { category: null, visit })] : [settingsCall]
  },
  head: ({ known }, say) => ({
    title: pageTitle(say('catalog.search_title'), known(settingsCall)),
    description: say('catalog.search_empty'),
    canonical: '/search',
    isIndexed: false,
  }),
}
