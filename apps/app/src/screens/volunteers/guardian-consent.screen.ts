import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'

/** The server's page is the same for every link: it never sees the key. */
export const guardianConsentScreen: Screen = {
  bar: () => innerBar('shell.be_a_volunteer', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, say) => ({
    title: pageTitle(say('shell.be_a_volunteer'), known(settingsCall)),
    description: say('shell.be_a_volunteer'),
    canonical: '/volunteer-consent',
    isIndexed: false,
  }),
}
