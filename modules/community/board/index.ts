import { defineModule } from '#framework/modules'
import { Board } from './doctypes/board.doctype.ts'
import { Reply } from './doctypes/reply.doctype.ts'
import { ReplyThanks } from './doctypes/reply-thanks.doctype.ts'
import { Topic } from './doctypes/topic.doctype.ts'
import { boardExtensions } from './extensions.ts'
import { addReply } from './methods/add-reply.ts'
import { getBoards } from './methods/get-boards.ts'
import { getTopic } from './methods/get-topic.ts'
import { getTopics } from './methods/get-topics.ts'
import { openTopic } from './methods/open-topic.ts'
import { thank } from './methods/thank.ts'
import { boardSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export const board = defineModule({
  name: 'board',
  docTypes: [Board, Topic, Reply, ReplyThanks],
  methods: { getBoards, getTopics, getTopic, openTopic, addReply, thank },
  subscriptions: boardSubscriptions,
  extensions: boardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
