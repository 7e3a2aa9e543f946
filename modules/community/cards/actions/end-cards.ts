import type { Documents } from '#framework/documents'
import { StudentCard } from '../doctypes/student-card.doctype.ts'

const MOST_CARDS = 50

/** Revokes every card of a child that holds. */
export async function endCards(caller: Documents, student: string, reason: string): Promise<void> {
  const documents = caller.asSystem()
  const where = { student, state: 'valid' } as const
  const cards = await documents.find(StudentCard, { where, fields: ['name'], limit: MOST_CARDS })
  for (const { name } of cards) await documents.save(StudentCard, name, { state: 'revoked', reason })
}
