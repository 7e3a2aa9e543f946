import { categoriesCall, settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/site-words.ts'
import { categoriesPath } from './catalog-calls.ts'

export const categoriesScreen: Screen = {
  bar: () => innerBar('shell.categories'),
  calls: ({ visit }) => [settingsCall, categoriesCall(visit)],
  head: ({ known }, say) => ({
    title: pageTitle(say('shell.categories'), known(settingsCall)),
    description: say('catalog.categories_lead'),
    canonical: categoriesPath,
  }),
}
