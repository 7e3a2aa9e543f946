import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-words.ts'

export const myTicketsScreen: Screen = {
  bar: () => innerBar('events.my_tickets', { parent: '/events' }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('events.my_tickets'), known(settingsCall)),
    description: t('event_registration.my_lead'),
    canonical: '/my-tickets',
    isIndexed: false,
  }),
}
