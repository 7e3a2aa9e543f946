import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { OrderSkeleton } from './orders-skeleton.tsx'

/** Screen opened by a token: the server's page asks for no data, and search engines do not index it. */
export const orderScreen: Screen = {
  bar: () => innerBar('orders.page_title', { parent: '/my-orders', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('orders.page_title'), known(settingsCall)),
    description: t('orders.lead'),
    canonical: '/my-orders',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: orderScreen,
  body: () => <OrderSkeleton />,
}
