import { settingsCall } from '../../../data/calls.ts'
import { rootBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { profilePath } from './profile-calls.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** Screen whose server page is the same for all; the device alone asks for the person's own data. */
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

export const serverPage: ServerPage = {
  screen: profileScreen,
  body: () => <ProfileSkeleton />,
}
