import { categoriesCall, settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { categoriesPath } from './catalog-calls.ts'
import { CategoriesBody } from './categories-body.tsx'

export const categoriesScreen: Screen = {
  bar: () => innerBar('shell.categories'),
  calls: ({ visit }) => [settingsCall, categoriesCall(visit)],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.categories'), known(settingsCall)),
    description: t('catalog.categories_lead'),
    canonical: categoriesPath,
  }),
}

export const serverPage: ServerPage = {
  screen: categoriesScreen,
  body: () => <CategoriesBody />,
}
