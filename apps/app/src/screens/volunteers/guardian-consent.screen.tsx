import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { GuardianConsentBody } from './guardian-consent-body.tsx'

/** Screen whose server page is the same for all links, because the server never sees the key. */
export const guardianConsentScreen: Screen = {
  bar: () => innerBar('volunteers.consent_title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('volunteers.consent_title'), known(settingsCall)),
    description: t('volunteers.consent_title'),
    canonical: '/volunteer-consent',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: guardianConsentScreen,
  body: () => <GuardianConsentBody />,
}
