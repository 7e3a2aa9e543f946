import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'

/** Screen whose server page is the same for all; only the holder's device asks for the cart. */
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

export const serverPage: ServerPage = {
  screen: cartScreen,
  body: () => <CartSkeleton />,
}
