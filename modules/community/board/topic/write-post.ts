import { boardEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { writeOnce, type Documents } from '#framework/documents'
import { hashSecret, User } from '#framework/identity'
import { readableBoard, readableTopic } from '../board/board.queries.ts'
import { Reply } from '../reply/reply.doctype.ts'
import { Topic } from './topic.doctype.ts'
import { boardErrors } from '../errors.ts'
import { mayWrite } from '../board/may-write.rules.ts'

/** Who writes, when by the site's clock, and the key of the call. */
export interface Writing {
  readonly documents: Documents
  readonly at: string
  readonly key: string | null
}

async function authorOf(documents: Documents) {
  const { user } = documents.caller
  const { full_name } = await documents.asSystem().get(User, user)
  return { author: user, author_name: full_name }
}

const hashedKey = ({ documents, key }: Writing): string | null =>
  key === null ? null : hashSecret(`${documents.caller.user} ${key}`)

export interface NewTopic {
  readonly board: string
  readonly title: string
  readonly text: string
}

/** Begins a topic in a board where the caller may. */
export async function openTopic(writing: Writing, topic: NewTopic): Promise<Doc<typeof Topic>> {
  const { documents, at } = writing
  const board = await readableBoard(documents, topic.board)
  if (!mayWrite(board, 'topic', documents.caller.roles)) throw boardErrors.read_only()
  const system = documents.asSystem()
  const idempotency_key = hashedKey(writing)
  const before = async () => {
    if (idempotency_key === null) return null
    const where = { idempotency_key }
    const [found] = await system.find(Topic, { where, fields: ['name'], limit: 1 })
    return found ? system.get(Topic, found.name) : null
  }
  const author = await authorOf(documents)
  return writeOnce(documents, before, () =>
    documents
      .asSystemFor(author.author)
      .insert(Topic, { ...topic, ...author, idempotency_key, last_word_at: at }),
  )
}

/** Answers a topic; the topic is locked, so that its count is right and whoever closes it has the last word. */
export async function addReply(writing: Writing, name: string, text: string): Promise<Doc<typeof Reply>> {
  const { documents, at } = writing
  const { board } = await readableTopic(documents, name)
  if (!mayWrite(board, 'reply', documents.caller.roles)) throw boardErrors.read_only()
  const system = documents.asSystem()
  const topic = await system.lock(Topic, name)
  const idempotency_key = hashedKey(writing)
  const before = async () => {
    if (idempotency_key === null) return null
    const where = { idempotency_key }
    const [found] = await system.find(Reply, { where, limit: 1 })
    return found
  }
  const author = await authorOf(documents)
  return writeOnce(documents, before, async () => {
    if (topic.is_locked === 1) throw boardErrors.locked()
    const values = { ...author, topic: name, board: board.name, text, idempotency_key }
    const made = await documents.asSystemFor(author.author).insert(Reply, values)
    await system.save(Topic, name, { reply_count: topic.reply_count + 1, last_word_at: at })
    await documents.emit(boardEvents.replied, { reply: made.name })
    return made
  })
}
