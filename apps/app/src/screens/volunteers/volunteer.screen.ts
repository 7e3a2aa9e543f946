import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** Screen whose server page shows how to begin; only the volunteer's device asks for their data. */
export const volunteerScreen: Screen = {
  bar: () => innerBar('shell.be_a_volunteer'),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.be_a_volunteer'), known(settingsCall)),
    description: t('shell.be_a_volunteer'),
    canonical: '/volunteer',
  }),
}

export const shiftsScreen: Screen = {
  bar: () => innerBar('shell.be_a_volunteer', { parent: '/volunteer', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.be_a_volunteer'), known(settingsCall)),
    description: t('shell.be_a_volunteer'),
    canonical: '/volunteer/shifts',
    isIndexed: false,
  }),
}
