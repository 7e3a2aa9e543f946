import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { statementPath } from './statement-calls.ts'
import { StatementSkeleton } from './statement-skeleton.tsx'

/** Screen whose server page is the same for all; only the guardian's device asks for the statement. */
export const statementScreen: Screen = {
  bar: () => innerBar('statement.title', { parent: '/family', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('statement.title'), known(settingsCall)),
    description: t('statement.lead'),
    canonical: statementPath,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: statementScreen,
  body: () => <StatementSkeleton />,
}
