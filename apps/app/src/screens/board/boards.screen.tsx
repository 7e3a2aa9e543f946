import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { boardsCall, boardsPath } from './board-calls.ts'
import { BoardsBody } from './boards-body.tsx'

export const boardsScreen: Screen = {
  bar: () => innerBar('board.title', { noSearchIcon: true }),
  calls: () => [settingsCall, boardsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('board.title'), known(settingsCall)),
    description: t('board.lead'),
    canonical: boardsPath,
  }),
}

export const serverPage: ServerPage = {
  screen: boardsScreen,
  body: () => <BoardsBody />,
}
