import { boardEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { RunOnce } from '#framework/modules'
import { readableBoard, readableTopic, mayWrite } from '../board/board-access.ts'
import { Reply } from '../reply/reply.doctype.ts'
import { Topic } from './topic.doctype.ts'
import { boardErrors } from '../errors.ts'

/** The author and the site's time; `runOnce` makes a repeated call idempotent. */
export interface Writing {
  readonly documents: Documents
  readonly at: string
  readonly runOnce: RunOnce
}

async function authorOf(documents: Documents) {
  const { user } = documents.caller
  const { full_name } = await documents.asSystem().get(User, user)
  return { author: user, author_name: full_name }
}

export interface NewTopic {
  readonly board: string
  readonly title: string
  readonly text: string
}

export async function writeTopic(writing: Writing, topic: NewTopic): Promise<string> {
  const { documents, at, runOnce } = writing
  const board = await readableBoard(documents, topic.board)
  if (!mayWrite(board, 'topic', documents.caller.roles)) throw boardErrors.read_only()
  const author = await authorOf(documents)
  return runOnce(documents, async () => {
    const values = { ...topic, ...author, last_word_at: at }
    return (await documents.asSystemFor(author.author).insert(Topic, values)).name
  })
}

/** Adds a reply; the topic is locked, so that its count is exact and no reply follows its closure. */
export async function writeReply(writing: Writing, name: string, text: string): Promise<string> {
  const { documents, at, runOnce } = writing
  const { board } = await readableTopic(documents, name)
  if (!mayWrite(board, 'reply', documents.caller.roles)) throw boardErrors.read_only()
  return runOnce(documents, async () => {
    const system = documents.asSystem()
    const topic = await system.lock(Topic, name)
    if (topic.is_locked === 1) throw boardErrors.locked()
    const author = await authorOf(documents)
    const values = { ...author, topic: name, board: board.name, text }
    const made = await documents.asSystemFor(author.author).insert(Reply, values)
    await system.save(Topic, name, { reply_count: topic.reply_count + 1, last_word_at: at })
    await documents.emit(boardEvents.replied, { reply: made.name })
    return made.name
  })
}
