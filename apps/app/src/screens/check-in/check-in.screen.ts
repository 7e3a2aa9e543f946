import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

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
