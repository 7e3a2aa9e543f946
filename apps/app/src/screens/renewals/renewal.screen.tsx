import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { RenewalShell } from './renewal-frame.tsx'

export const renewalScreen: Screen = {
  bar: () => innerBar('renewal.title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('renewal.title'), known(settingsCall)),
    description: t('renewal.lead'),
    canonical: '/student-renewal',
  }),
}

export const serverPage: ServerPage = {
  screen: renewalScreen,
  body: () => <RenewalShell />,
}
