import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { OrdersSkeleton } from '../orders-skeleton.tsx'

/** Screen whose server page is the same for all; only the buyer's device asks for their orders. */
export const myOrdersScreen: Screen = {
  bar: () => innerBar('orders.mine', { parent: '/tabs/my-profile' }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('orders.mine'), known(settingsCall)),
    description: t('orders.lead'),
    canonical: '/my-orders',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: myOrdersScreen,
  body: () => <OrdersSkeleton />,
}
