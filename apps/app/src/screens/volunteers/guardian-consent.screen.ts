import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** The server's page is the same for every link: it never sees the key. */
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
