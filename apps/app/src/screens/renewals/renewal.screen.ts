import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

export const renewalScreen: Screen = {
  bar: () => innerBar('renewal.title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('renewal.title'), known(settingsCall)),
    description: t('renewal.lead'),
    canonical: '/student-renewal',
  }),
}
