import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** Whoever has the link may look; search engines and the server's pages know nothing of it. */
export const sharedListScreen: Screen = {
  bar: () => innerBar('shell.wishlist', { parent: '/tabs/wishlist' }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.wishlist'), known(settingsCall)),
    description: t('pages.soon_wishlist'),
    canonical: '/tabs/wishlist',
    isIndexed: false,
  }),
}
