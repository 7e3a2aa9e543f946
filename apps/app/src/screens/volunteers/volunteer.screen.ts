import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** The server's page says how to begin; what somebody did is asked by his device alone. */
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
