import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { inboxPath } from '../../ui/inbox/inbox-call.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** The server's page is everybody's: what a person was notified of is asked by their device alone. */
export const inboxScreen: Screen = {
  bar: () => innerBar('inbox.title', { parent: '/tabs/my-profile', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('inbox.title'), known(settingsCall)),
    description: t('inbox.lead'),
    canonical: inboxPath,
    isIndexed: false,
  }),
}
