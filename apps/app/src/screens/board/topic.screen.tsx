import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { boardPath, topicCall, topicPath } from './board-calls.ts'
import { boardCall } from './board-access.tsx'
import { TopicBody } from './topic-body.tsx'

const callOf = ({ params }: Pick<ScreenVisit, 'params'>) => topicCall(params['topic'] ?? '')

/** Screen of a topic. The server's page reads as a guest, so the device reads a members' board again as its account. */
export const topicScreen: Screen = {
  bar: (params) => innerBar('board.title', { parent: boardPath(params['board'] ?? '') }),
  calls: (visit) => [settingsCall, callOf(visit), boardCall(visit.params['board'] ?? '')],
  head: (visit, t) => {
    const topic = visit.known(callOf(visit))
    const { board = '', topic: name = '' } = visit.params
    return {
      title: pageTitle(topic?.title ?? t('board.title'), visit.known(settingsCall)),
      description: plainText(topic?.text),
      canonical: topicPath(board, name),
      kind: 'article',
      isIndexed: topic !== undefined,
    }
  },
  subject: (visit) => ({ call: callOf(visit), missing: 'not found' }),
}

export const serverPage: ServerPage = {
  screen: topicScreen,
  body: (params) => <TopicBody params={params} isStill />,
}
