import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { marketArguments, marketSearch, type MarketFilter } from '../../ui/market/question.ts'

export type Boards = Methods['mela.board.get_boards']['output']
export type BoardRow = Boards['boards'][number]
export type TopicList = Methods['mela.board.get_topics']['output']
export type TopicRow = TopicList['topics'][number]
export type TopicAnswer = Methods['mela.board.get_topic']['output']
export type ReplyRow = TopicAnswer['replies'][number]

export const boardsPath = '/message-board'
export const boardPath = (board: string): string => `${boardsPath}/${encodeURIComponent(board)}`
export const topicPath = (board: string, topic: string): string =>
  `${boardPath(board)}/${encodeURIComponent(topic)}`

export const boardsCall: PageCall<Boards> = {
  ...methodRead('mela.board.get_boards'),
  key: 'boards',
}

export const topicsCall = (board: string, question: MarketFilter): PageCall<TopicList> => ({
  ...methodRead('mela.board.get_topics', { board, ...marketArguments({ ...question, category: '' }) }),
  key: `board:${board}${marketSearch({ ...question, category: '' })}`,
})

export const topicCall = (topic: string, start = 0): PageCall<TopicAnswer> => ({
  ...methodRead('mela.board.get_topic', { topic, ...(start === 0 ? {} : { start }) }),
  key: `topic:${topic}:${start}`,
})

export const openTopic = (topic: Methods['mela.board.open_topic']['input']) =>
  call('mela.board.open_topic', topic)

export const addReply = (reply: Methods['mela.board.add_reply']['input']) =>
  call('mela.board.add_reply', reply)

export const thank = (reply: string, is_thanked: 0 | 1) => call('mela.board.thank', { reply, is_thanked })
