import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { adsCall, adsPath } from './classified-calls.ts'
import { ClassifiedsBody } from './classifieds-body.tsx'

export const classifiedsScreen: Screen = {
  bar: () => innerBar('classifieds.title', { noSearchIcon: true }),
  calls: ({ visit }) => [settingsCall, adsCall(questionIn(visit.search))],
  head: ({ known }, t) => ({
    title: pageTitle(t('classifieds.title'), known(settingsCall)),
    description: t('classifieds.lead'),
    canonical: adsPath,
  }),
}

export const serverPage: ServerPage = {
  screen: classifiedsScreen,
  body: () => <ClassifiedsBody />,
}
