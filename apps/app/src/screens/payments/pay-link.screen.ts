import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** Who has the link may pay: nothing of it is asked for while the page is made, and nothing of it can be found. */
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
