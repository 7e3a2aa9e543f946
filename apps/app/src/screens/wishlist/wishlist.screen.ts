import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** The server's page is everybody's: what somebody keeps is asked by his device alone. */
export const wishlistScreen: Screen = {
  bar: () => innerBar('shell.wishlist'),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.wishlist'), known(settingsCall)),
    description: t('pages.soon_wishlist'),
    canonical: '/tabs/wishlist',
    isIndexed: false,
  }),
}
