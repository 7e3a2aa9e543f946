import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { adsPath } from './classified-calls.ts'

/** The server's page is everybody's: what is a seller's own is asked by his device alone. */
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
