import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** The server's page is everybody's: what lies in a cart is asked by its holder's device alone. */
export const cartScreen: Screen = {
  bar: () => innerBar('store.your_cart'),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('store.your_cart'), known(settingsCall)),
    description: t('pages.soon_cart'),
    canonical: '/yourcart',
    isIndexed: false,
  }),
}
