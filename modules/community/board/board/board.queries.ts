import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { boardErrors } from '../errors.ts'
import { Board } from './board.doctype.ts'
import { Topic } from '../topic/topic.doctype.ts'

/** A board that the caller may read; of others he does not learn that they are there. */
export async function readableBoard(documents: Documents, name: string): Promise<Doc<typeof Board>> {
  const [found] = await documents.find(Board, { where: { name, published: 1 }, limit: 1 })
  if (!found) throw boardErrors.gone()
  return found
}

/** A topic that the caller may read, with its board. */
export async function readableTopic(documents: Documents, name: string) {
  const [found] = await documents.find(Topic, {
    where: { name, is_hidden: 0 },
    fields: ['name', 'board'],
    limit: 1,
  })
  if (!found) throw boardErrors.gone()
  const board = await readableBoard(documents, found.board)
  return { board, topic: await documents.asSystem().get(Topic, name) }
}
