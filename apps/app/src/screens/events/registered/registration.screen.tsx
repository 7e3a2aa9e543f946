import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { RegistrationPageSkeleton } from '../registering/registration-skeleton.tsx'

/** Screen opened by a token: the server's page asks for no data, and search engines do not index it. */
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

export const serverPage: ServerPage = {
  screen: registrationScreen,
  body: () => <RegistrationPageSkeleton />,
}
