import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-words.ts'
import { productPath } from '../catalog-calls.ts'

/** What somebody writes is his: nothing of it is asked for while the page is made, and nothing can be found. */
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
