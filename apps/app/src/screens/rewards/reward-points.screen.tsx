import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pointsPath } from '../../ui/points/points-calls.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { PointsSkeleton } from './points-skeleton.tsx'

/** Screen whose server page is the same for all; only the customer's device asks for their points. */
export const rewardPointsScreen: Screen = {
  bar: () => innerBar('shell.reward_points', { parent: '/tabs/my-profile', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.reward_points'), known(settingsCall)),
    description: t('points.lead'),
    canonical: pointsPath,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: rewardPointsScreen,
  body: () => <PointsSkeleton />,
}
