import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-words.ts'

/** Who has the token holds the registration: nothing of it is asked for while the page is made, and nothing can be found. */
export const registrationScreen: Screen = {
  bar: () => innerBar('event_registration.title', { parent: '/my-tickets', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('event_registration.title'), known(settingsCall)),
    description: t('event_registration.my_lead'),
    canonical: '/registration',
    isIndexed: false,
  }),
}
