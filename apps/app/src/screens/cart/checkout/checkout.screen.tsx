import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** Screen with the buyer's own data: the server's page asks for none of it, and search engines do not index it. */
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

export const serverPage: ServerPage = {
  screen: checkoutScreen,
  body: () => <CheckoutSkeleton />,
}
