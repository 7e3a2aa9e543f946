import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { isGuest } from '#framework/permissions'
import { readableTopic, mayWrite } from '../board/board-access.ts'
import { Reply } from '../reply/reply.doctype.ts'
import { ReplyThanks } from '../reply/reply-thanks.doctype.ts'

const PAGE = 50

/** Returns a topic with a page of replies, the oldest first. Five statements, and one for a translation. */
export const getTopic = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { topic: text({ required: true }), start: int({ min: 0, max: 10_000, default: 0 }) },
  async run({ input, documents, caller, language }) {
    const { board, topic } = await readableTopic(documents, input.topic)
    const replies = await documents.find(Reply, {
      where: { topic: topic.name, is_hidden: 0 },
      fields: ['name', 'text', 'author_name', 'thanks', 'creation'],
      order_by: 'creation asc, name asc',
      limit: PAGE + 1,
      offset: input.start ?? 0,
    })
    const shown = replies.slice(0, PAGE)
    const where = { user: caller.user, reply: ['in', shown.map(({ name }) => name)] as const }
    const mine =
      isGuest(caller) || shown.length === 0
        ? []
        : await documents.asSystem().find(ReplyThanks, { where, fields: ['reply'] })
    const thanked = new Set(mine.map(({ reply }) => reply))
    const mayReply = topic.is_locked === 0 && mayWrite(board, 'reply', caller.roles)
    const { name, title, text: words, author_name, is_pinned, is_locked, reply_count, creation } = topic
    return translateResponse({ documents, language }, (translate) => ({
      board: { name: board.name, board_name: translate(board.board_name) },
      ...{ name, title, text: words, author_name, is_pinned, is_locked, reply_count, creation },
      replies: shown.map((reply) => ({
        ...reply,
        is_thanked: thanked.has(reply.name) ? (1 as const) : (0 as const),
      })),
      has_more: replies.length > PAGE ? (1 as const) : (0 as const),
      may_reply: mayReply ? (1 as const) : (0 as const),
    }))
  },
})
