import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-words.ts'
import { boardsCall, boardsPath } from './board-calls.ts'

export const boardsScreen: Screen = {
  bar: () => innerBar('board.title', { noSearchIcon: true }),
  calls: () => [settingsCall, boardsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('board.title'), known(settingsCall)),
    description: t('board.lead'),
    canonical: boardsPath,
  }),
}
