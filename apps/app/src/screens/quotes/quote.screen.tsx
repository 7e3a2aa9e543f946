import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { pageTitle } from '../../ui/text/site-text.ts'

/** Screen opened by a link's code: the server's page asks for no data, and search engines do not index it. */
export const quoteScreen: Screen = {
  bar: () => innerBar('quotes.page_title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('quotes.page_title'), known(settingsCall)),
    description: t('quotes.description'),
    canonical: '/tabs/category',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: quoteScreen,
  body: () => <CartSkeleton />,
}
