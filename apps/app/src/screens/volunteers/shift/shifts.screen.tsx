import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { VolunteerBody, VolunteerSkeleton } from '../volunteer-body.tsx'

export const shiftsScreen: Screen = {
  bar: () => innerBar('shell.volunteer', { parent: '/volunteer', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.be_a_volunteer'), known(settingsCall)),
    description: t('shell.be_a_volunteer'),
    canonical: '/volunteer/shifts',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: shiftsScreen,
  body: () => (
    <VolunteerBody>
      <VolunteerSkeleton />
    </VolunteerBody>
  ),
}
