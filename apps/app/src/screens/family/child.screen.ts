import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** A child's page says nothing of the child to anybody but its guardians: title and description are the same for all. */
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
