import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { VolunteerBody } from './volunteer-body.tsx'

/** Screen whose server page shows how to begin; only the volunteer's device asks for their data. */
export const volunteerScreen: Screen = {
  bar: () => innerBar('shell.volunteer'),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.be_a_volunteer'), known(settingsCall)),
    description: t('shell.be_a_volunteer'),
    canonical: '/volunteer',
  }),
}

export const serverPage: ServerPage = {
  screen: volunteerScreen,
  body: () => <VolunteerBody />,
}
