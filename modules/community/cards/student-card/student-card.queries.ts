import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { StudentCard } from './student-card.doctype.ts'

export type StudentCardDoc = Doc<typeof StudentCard>

const MAX_CARDS = 200

export async function cardFor(documents: Documents, student: string, academic_year: string) {
  const where = { student, academic_year, state: 'valid' } as const
  const [found] = await documents.asSystem().find(StudentCard, { where, limit: 1 })
  return found
}

export async function cardByCode(documents: Documents, code: string) {
  const [found] = await documents.asSystem().find(StudentCard, { where: { code }, limit: 1 })
  return found
}

/** Returns the valid cards of these children, the longest valid last. One statement. */
export function validCards(documents: Documents, students: readonly string[]) {
  return documents.asSystem().find(StudentCard, {
    where: { student: ['in', students], state: 'valid' },
    fields: ['student', 'code', 'valid_until'],
    order_by: 'valid_until asc, creation asc',
    limit: MAX_CARDS,
  })
}
