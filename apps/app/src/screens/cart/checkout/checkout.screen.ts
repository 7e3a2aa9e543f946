import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-words.ts'

/** Everybody's own: nothing of it is asked for while the page is made, and nothing of it can be found. */
export const checkoutScreen: Screen = {
  bar: () => innerBar('store.checkout', { parent: '/yourcart', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('store.checkout'), known(settingsCall)),
    description: t('store.checkout'),
    canonical: '/checkout',
    isIndexed: false,
  }),
}
