import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { adsCall, adsPath } from './classified-calls.ts'

export const classifiedsScreen: Screen = {
  bar: () => innerBar('classifieds.title', { noSearchIcon: true }),
  calls: ({ visit }) => [settingsCall, adsCall(questionIn(visit.search))],
  head: ({ known }, say) => ({
    title: pageTitle(say('classifieds.title'), known(settingsCall)),
    description: say('classifieds.lead'),
    canonical: adsPath,
  }),
}
