import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { plannedPageOf } from './planned-pages.ts'
import { ComingSoonBody } from './coming-soon-body.tsx'

export const comingSoonScreen: Screen = {
  bar: ({ page: name }) => innerBar(plannedPageOf(name).title),
  calls: () => [settingsCall],
  head: ({ visit, params, known }, t) => ({
    title: pageTitle(t(plannedPageOf(params['page']).title), known(settingsCall)),
    description: t(plannedPageOf(params['page']).text),
    canonical: visit.path,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: comingSoonScreen,
  body: (params) => <ComingSoonBody params={params} />,
}
