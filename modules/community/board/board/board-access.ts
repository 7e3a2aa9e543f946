import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { boardErrors } from '../errors.ts'
import { Board } from './board.doctype.ts'
import { Topic } from '../topic/topic.doctype.ts'

/** Returns a board that the caller may read; the error does not reveal that others exist. */
export async function readableBoard(documents: Documents, name: string): Promise<Doc<typeof Board>> {
  const [found] = await documents.find(Board, { where: { name, published: 1 }, limit: 1 })
  if (!found) throw boardErrors.not_available()
  return found
}

export async function readableTopic(documents: Documents, name: string) {
  const [found] = await documents.find(Topic, {
    where: { name, is_hidden: 0 },
    fields: ['name', 'board'],
    limit: 1,
  })
  if (!found) throw boardErrors.not_available()
  const board = await readableBoard(documents, found.board)
  return { board, topic: await documents.asSystem().get(Topic, name) }
}

export type Place = 'topic' | 'reply'

interface BoardRule {
  readonly who_writes: 'members' | 'office'
  readonly notices_only: 0 | 1
}

const officeRoles = ['School Office', 'Moderator', 'System Manager', 'Administrator'] as const

function isOffice(roles: ReadonlySet<string>): boolean {
  return officeRoles.some((role) => roles.has(role))
}

export function mayWrite(
  { who_writes, notices_only }: BoardRule,
  place: Place,
  roles: ReadonlySet<string>,
): boolean {
  if (notices_only === 1 && place === 'reply') return false
  return isOffice(roles) || (roles.has('Member') && who_writes === 'members' && notices_only === 0)
}
