import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { escapeSearchText } from '#community/classifieds'
import { translateDocument, translateResponse } from '#site/translations'
import { Board } from '../board/board.doctype.ts'
import { readableBoard } from '../board/board-access.ts'
import { Topic } from './topic.doctype.ts'

const PAGE = 30

/** Returns a page of topics: pinned ones, then by last activity. Two statements, and one for a translation. */
export const getTopics = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    board: text({ required: true }),
    txt: text({ maxLength: 100 }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input: { board: name, txt, start }, documents, language }) {
    const { board_name, description, notices_only } = await readableBoard(documents, name)
    const words = escapeSearchText(txt)
    const topics = await documents.find(Topic, {
      where: {
        ...{ board: name, is_hidden: 0 },
        ...(words === null ? {} : { title: ['like', `%${words}%`] }),
      },
      fields: [
        ...(['name', 'title', 'author_name', 'is_pinned', 'is_locked'] as const),
        ...(['reply_count', 'last_word_at'] as const),
      ],
      order_by: 'is_pinned desc, last_word_at desc, name desc',
      limit: PAGE + 1,
      offset: start ?? 0,
    })
    const board = { name, board_name, description, notices_only }
    return translateResponse({ documents, language }, (translate) => ({
      board: translateDocument(Board, board, translate),
      topics: topics.slice(0, PAGE),
      has_more: topics.length > PAGE ? (1 as const) : (0 as const),
    }))
  },
})
