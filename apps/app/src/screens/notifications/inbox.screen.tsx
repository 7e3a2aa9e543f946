import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { inboxPath } from '../../ui/inbox/inbox-call.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { InboxSkeleton } from './inbox-skeleton.tsx'

/** Screen whose server page is the same for all; only the person's device asks for their notifications. */
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

export const serverPage: ServerPage = {
  screen: inboxScreen,
  body: () => <InboxSkeleton />,
}
