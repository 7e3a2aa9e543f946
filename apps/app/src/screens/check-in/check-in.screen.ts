import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** A page of the staff: nothing of it is asked for while the page is made, and nobody finds it by searching. */
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
