import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** Who has the token holds the order: nothing of it is asked for while the page is made, and nothing can be found. */
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
