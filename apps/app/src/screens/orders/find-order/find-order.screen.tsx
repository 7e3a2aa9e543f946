import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { FindOrderBody } from './find-order-body.tsx'

export const findOrderScreen: Screen = {
  bar: () => innerBar('shell.orders', { parent: '/my-orders', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('orders.find_title'), known(settingsCall)),
    description: t('orders.find_lead'),
    canonical: '/find-order',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: findOrderScreen,
  body: () => <FindOrderBody form={null} />,
}
