import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { PayLinkSkeleton } from './pay-link-skeleton.tsx'

/** Screen opened by a token: the server's page asks for no data, and search engines do not index it. */
export const payLinkScreen: Screen = {
  bar: () => innerBar('pay.link_title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('pay.link_title'), known(settingsCall)),
    description: t('pay.link_lead'),
    canonical: '/pay',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: payLinkScreen,
  body: () => <PayLinkSkeleton />,
}
