import { defineModule } from '#framework/modules'
import { Board } from './board/board.doctype.ts'
import { Reply } from './reply/reply.doctype.ts'
import { ReplyThanks } from './reply/reply-thanks.doctype.ts'
import { Topic } from './topic/topic.doctype.ts'
import { boardExtensions } from './extensions.ts'
import { addReply } from './reply/add-reply.ts'
import { getBoards } from './board/get-boards.ts'
import { getTopic } from './topic/get-topic.ts'
import { getTopics } from './topic/get-topics.ts'
import { openTopic } from './topic/open-topic.ts'
import { thank } from './reply/thank.ts'
import { boardEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export const board = defineModule({
  name: 'board',
  docTypes: [Board, Topic, Reply, ReplyThanks],
  methods: { getBoards, getTopics, getTopic, openTopic, addReply, thank },
  eventHandlers: boardEventHandlers,
  extensions: boardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
