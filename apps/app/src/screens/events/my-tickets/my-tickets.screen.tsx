import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { MyTicketsSkeleton } from './my-tickets-skeleton.tsx'

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

export const serverPage: ServerPage = {
  screen: myTicketsScreen,
  body: () => <MyTicketsSkeleton />,
}
