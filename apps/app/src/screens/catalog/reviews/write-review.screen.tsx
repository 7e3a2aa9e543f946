import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { productPath } from '../catalog-calls.ts'
import { CartSkeleton } from '../../../ui/skeletons.tsx'

/** Screen with the buyer's own text: the server's page asks for none of it, and search engines do not index it. */
export const writeReviewScreen: Screen = {
  bar: ({ route = '' }) => innerBar('reviews.page_title', { parent: productPath(route), noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ params: { route = '' }, known }, t) => ({
    title: pageTitle(t('reviews.page_title'), known(settingsCall)),
    description: t('reviews.lead'),
    canonical: productPath(route),
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: writeReviewScreen,
  body: () => <CartSkeleton />,
}
