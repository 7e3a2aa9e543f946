import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { campaignCall } from './campaign.ts'
import { SupportBody, SupportShell } from './support-body.tsx'

export const supportScreen: Screen = {
  bar: () => innerBar('contributions.title'),
  calls: () => [settingsCall, campaignCall],
  head: ({ known }, t) => {
    const campaign = known(campaignCall)
    return {
      title: pageTitle(campaign?.heading ?? t('contributions.title'), known(settingsCall)),
      description: campaign?.introduction ?? t('contributions.lead'),
      canonical: '/support',
    }
  },
}

export const serverPage: ServerPage = {
  screen: supportScreen,
  body: () => <SupportBody renderForm={(campaign) => <SupportShell campaign={campaign} />} />,
}
