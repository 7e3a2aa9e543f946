import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'

/** Screen whose server page is the same for all; only the person's device asks for their wishlist. */
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

export const serverPage: ServerPage = {
  screen: wishlistScreen,
  body: () => <CartSkeleton />,
}
