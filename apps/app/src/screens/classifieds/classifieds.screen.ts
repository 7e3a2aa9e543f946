import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { adsCall, adsPath } from './classified-calls.ts'

export const classifiedsScreen: Screen = {
  bar: () => innerBar('classifieds.title', { noSearchIcon: true }),
  calls: ({ visit }) => [settingsCall, adsCall(questionIn(visit.search))],
  head: ({ known }, t) => ({
    title: pageTitle(t('classifieds.title'), known(settingsCall)),
    description: t('classifieds.lead'),
    canonical: adsPath,
  }),
}
