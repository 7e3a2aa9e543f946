import type { DemoContext } from '#framework/modules'
import { Board } from './board/board.doctype.ts'
import { Reply } from './reply/reply.doctype.ts'
import { Topic } from './topic/topic.doctype.ts'

const boards = [
  {
    board_name: 'Notices',
    description: 'Announcements from the office.',
    who_reads: 'everybody',
    who_writes: 'office',
    notices_only: 1,
  },
  {
    board_name: 'Lost and found',
    description: 'For lost and found items.',
    who_reads: 'everybody',
    who_writes: 'members',
    notices_only: 0,
  },
  {
    board_name: 'Parents among themselves',
    description: 'For parents, volunteers and staff.',
    who_reads: 'members',
    who_writes: 'members',
    notices_only: 0,
  },
] as const

interface DemoTopic {
  readonly board: string
  readonly title: string
  readonly text: string
  readonly by: string
  readonly is_pinned?: 1
  readonly replies: readonly (readonly [by: string, text: string])[]
}

const topics: readonly DemoTopic[] = [
  {
    board: 'Notices',
    title: 'Gate closes at nine',
    text: 'Until the new wall is finished, the lower gate closes at 9 am. Please use the upper gate after that.',
    ...{ by: 'The office', is_pinned: 1, replies: [] },
  },
  {
    board: 'Notices',
    title: 'Lunch for classes 1 and 2 moves to the veranda',
    text: 'From Monday, while the kitchen floor is being repaired.',
    ...{ by: 'The office', replies: [] },
  },
  {
    board: 'Lost and found',
    title: 'A blue umbrella with a duck’s head',
    text: 'Found on the second bus.',
    by: 'Lakshmi V',
    replies: [
      ['Farida Begum', 'That is ours! @Lakshmi V, can we pick it up on Thursday?'],
      ['Lakshmi V', 'Yes, it is at the office.'],
    ],
  },
  {
    board: 'Parents among themselves',
    title: 'Who can come to the planetarium?',
    text: 'We need three more adults so that the whole class can go.',
    by: 'Karthik S',
    replies: [['Anitha Selvam', 'I can, if we are back by four.']],
  },
]

export async function demo({ documents, today }: DemoContext): Promise<void> {
  const names = new Map<string, string>()
  for (const [display_order, board] of boards.entries()) {
    const made = await documents.insert(Board, { ...board, display_order })
    names.set(board.board_name, made.name)
  }
  const author = documents.caller.user
  for (const [index, { board: title, by: author_name, replies, ...words }] of topics.toReversed().entries()) {
    const board = names.get(title) ?? ''
    const topic = await documents.insert(Topic, {
      ...words,
      ...{ board, author, author_name, reply_count: replies.length },
      last_word_at: `${today} 08:0${index}:00`,
    })
    for (const [replier, text] of replies)
      await documents.insert(Reply, { topic: topic.name, board, author, author_name: replier, text })
  }
}
