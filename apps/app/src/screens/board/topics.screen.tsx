import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { boardPath, boardsPath, topicsCall } from './board-calls.ts'
import { boardCall } from './board-access.tsx'
import { TopicsBody } from './topics-body.tsx'

const callOf = ({ params, visit }: ScreenVisit) => topicsCall(params['board'] ?? '', questionIn(visit.search))

/** Screen of a board. The server's page reads as a guest, so the device reads a members' board again as its account. */
export const topicsScreen: Screen = {
  bar: () => innerBar('board.title', { parent: boardsPath, noSearchIcon: true }),
  calls: (visit) => [settingsCall, callOf(visit), boardCall(visit.params['board'] ?? '')],
  head: (visit, t) => {
    const board = visit.known(callOf(visit))?.board
    return {
      title: pageTitle(board?.board_name ?? t('board.title'), visit.known(settingsCall)),
      description: board?.description ?? t('board.lead'),
      canonical: boardPath(visit.params['board'] ?? ''),
      isIndexed: board !== undefined,
    }
  },
  subject: (visit) => ({ call: callOf(visit), missing: 'not found' }),
}

export const serverPage: ServerPage = {
  screen: topicsScreen,
  body: (params) => <TopicsBody params={params} />,
}
