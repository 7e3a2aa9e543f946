import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { FamilySkeleton } from './family-placeholders.tsx'

/** Screen of a child: title and description are the same for all, because only guardians may learn of the child. */
export const childScreen: Screen = {
  bar: () => innerBar('family.child', { parent: '/family', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ visit, known }, t) => ({
    title: pageTitle(t('family.child'), known(settingsCall)),
    description: t('family.signed_out_text'),
    canonical: visit.path,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: childScreen,
  body: () => <FamilySkeleton />,
}
