import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { InboxSkeleton } from './inbox-skeleton.tsx'

/** Screen whose server page is the same for all links, because the server never sees the key. */
export const unsubscribeScreen: Screen = {
  bar: () => innerBar('inbox.unsubscribe_title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('inbox.unsubscribe_title'), known(settingsCall)),
    description: t('inbox.unsubscribe_text'),
    canonical: '/unsubscribe',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: unsubscribeScreen,
  body: () => <InboxSkeleton />,
}
