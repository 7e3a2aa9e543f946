import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { CheckInSkeleton } from './check-in-skeleton.tsx'

/** Screen of the staff: the server's page asks for no data, and search engines do not index it. */
export const checkInScreen: Screen = {
  bar: ({ event }) =>
    innerBar('check_in.title', {
      noSearchIcon: true,
      parent: event === undefined ? '/tabs/home' : '/check-in',
    }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('check_in.title'), known(settingsCall)),
    description: t('check_in.lead'),
    canonical: '/check-in',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: checkInScreen,
  body: () => <CheckInSkeleton />,
}
