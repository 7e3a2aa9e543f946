import { settingsCall } from '../../../data/calls.ts'
import { rootBar, type Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-words.ts'

/** The server's page is everybody's: what is a person's own is asked by his device alone. */
export const profileScreen: Screen = {
  bar: () => rootBar,
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.account'), known(settingsCall)),
    description: t('profile.guest_text'),
    canonical: profilePath,
    isIndexed: false,
  }),
}

export const profilePath = '/tabs/my-profile'
