import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'

export const renewalScreen: Screen = {
  bar: () => innerBar('renewal.title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, say) => ({
    title: pageTitle(say('renewal.title'), known(settingsCall)),
    description: say('renewal.lead'),
    canonical: '/student-renewal',
  }),
}
