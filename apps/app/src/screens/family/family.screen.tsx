import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { FamilySkeleton } from './family-placeholders.tsx'

/** Screen whose server page is the same for all; only the family's device asks for their data. */
export const familyScreen: Screen = {
  bar: () => innerBar('family.title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('family.title'), known(settingsCall)),
    description: t('family.signed_out_text'),
    canonical: '/family',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: familyScreen,
  body: () => <FamilySkeleton />,
}
