import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { pageTitle } from '../../ui/text/site-text.ts'

/** Screen of a class's list: its server page is the same for all, because only the class's families may learn of it. */
export const classListScreen: Screen = {
  bar: () => innerBar('class_lists.title', { parent: '/family' }),
  calls: () => [settingsCall],
  head: ({ visit, known }, t) => ({
    title: pageTitle(t('class_lists.title'), known(settingsCall)),
    description: t('class_lists.signed_out_text'),
    canonical: visit.path,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: classListScreen,
  body: () => <CartSkeleton />,
}
