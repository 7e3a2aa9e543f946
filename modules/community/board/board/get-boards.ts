import { anyone, method } from '#framework/modules'
import { translateDocument, translateResponse } from '#site/translations'
import { Board } from './board.doctype.ts'
import { Topic } from '../topic/topic.doctype.ts'
import { mayWrite } from './board-access.ts'

const MAX_BOARDS = 100

/** Returns the readable boards with their counts. Two statements, and one for a translation. */
export const getBoards = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, caller, language }) {
    const boards = await documents.find(Board, {
      where: { published: 1 },
      fields: ['name', 'board_name', 'description', 'who_reads', 'who_writes', 'notices_only'],
      order_by: 'display_order asc, name asc',
      limit: MAX_BOARDS,
    })
    const names = boards.map(({ name }) => name)
    const counts =
      names.length === 0
        ? new Map<string, number>()
        : await documents.asSystem().countBy(Topic, 'board', { board: ['in', names], is_hidden: 0 })
    const shown = boards.map(({ name, board_name, description, notices_only, who_writes }) => ({
      ...{ name, board_name, description, notices_only, topics: counts.get(name) ?? 0 },
      may_open: mayWrite({ who_writes, notices_only }, 'topic', caller.roles) ? (1 as const) : (0 as const),
    }))
    return translateResponse({ documents, language }, (translate) => ({
      boards: shown.map((board) => translateDocument(Board, board, translate)),
    }))
  },
})
