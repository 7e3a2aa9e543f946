import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { PledgesBody } from './pledges-body.tsx'
import { pledgesCall, pledgesPath } from './pledges-calls.ts'

export const pledgesScreen: Screen = {
  bar: () => innerBar('pledges.title'),
  calls: () => [settingsCall, pledgesCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('pledges.title'), known(settingsCall)),
    description: t('pledges.description'),
    canonical: pledgesPath,
    isIndexed: (known(pledgesCall)?.pledges.length ?? 0) > 0,
  }),
}

export const serverPage: ServerPage = {
  screen: pledgesScreen,
  body: () => <PledgesBody />,
}
