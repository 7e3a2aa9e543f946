import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { adsPath } from './classified-calls.ts'
import { ListSkeleton } from '../../ui/skeletons.tsx'

/** Screen whose server page is the same for all; only the seller's device asks for their data. */
export const myAdsScreen: Screen = {
  bar: () => innerBar('classifieds.mine', { parent: adsPath, noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('classifieds.mine'), known(settingsCall)),
    description: t('classifieds.mine_lead'),
    canonical: '/my-ads',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: myAdsScreen,
  body: () => <ListSkeleton />,
}
