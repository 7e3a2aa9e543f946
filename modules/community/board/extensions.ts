import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, listAll, type SiteRoute } from '#site/website'
import { Board } from './board/board.doctype.ts'
import { Reply } from './reply/reply.doctype.ts'
import { Topic } from './topic/topic.doctype.ts'
import { messages } from './messages.ts'

export const topicAnswered = notificationEvent({
  name: 'board.answered',
  eventClass: 'transactional',
  values: ['title', 'author'],
  channels: ['in-app'],
  messages,
})

export const personMentioned = notificationEvent({
  name: 'board.mentioned',
  eventClass: 'transactional',
  values: ['title', 'author'],
  channels: ['in-app'],
  messages,
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const MAX_BOARDS = 500

function openBoards(documents: Documents) {
  return documents.asSystem().find(Board, {
    where: { published: 1, who_reads: 'everybody' },
    fields: ['name', 'board_name', 'modified'],
    order_by: 'name asc',
    limit: MAX_BOARDS,
  })
}

async function boardRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const boards = await openBoards(documents)
  const names = boards.map(({ name }) => name)
  const topics = await listAll((part) =>
    documents.asSystem().find(Topic, {
      where: { is_hidden: 0, board: ['in', names] },
      fields: ['name', 'title', 'board', 'modified'],
      order_by: 'name asc',
      ...part,
    }),
  )
  const at = 'message-board'
  return [
    ...boards.map(({ name, board_name: title, modified }) => ({
      ...{ route: `${at}/${name}`, doctype: Board.name, name, title, modified },
    })),
    ...topics.map(({ name, board, title, modified }) => ({
      ...{ route: `${at}/${board}/${name}`, doctype: Topic.name, name, title, modified },
    })),
  ]
}

export const boardExtensions = [
  routeSource.add(boardRoutes),
  ...[topicAnswered, personMentioned].map((event) => notificationEvents.add(event)),
  moderatedTypes.add({
    type: Topic,
    words: (document) => ({
      title: text(Reflect.get(document, 'title')),
      excerpt: text(Reflect.get(document, 'text')),
      author: document.owner,
    }),
  }),
  moderatedTypes.add({
    type: Reply,
    words: (document) => ({
      title: text(Reflect.get(document, 'author_name')),
      excerpt: text(Reflect.get(document, 'text')),
      author: document.owner,
    }),
  }),
]
