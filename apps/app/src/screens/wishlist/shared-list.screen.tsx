import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'

/** Screen opened by a link's token: the server's page asks for no data, and search engines do not index it. */
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

export const serverPage: ServerPage = {
  screen: sharedListScreen,
  body: () => <CartSkeleton />,
}
