import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { StudentCard } from './student-card.doctype.ts'

export type StudentCardDoc = Doc<typeof StudentCard>

/** More than a family has children. */
const MOST_CARDS = 200

/** The card of a child and year that holds. */
export async function cardFor(documents: Documents, student: string, academic_year: string) {
  const where = { student, academic_year, state: 'valid' } as const
  const [found] = await documents.asSystem().find(StudentCard, { where, limit: 1 })
  return found
}

export async function cardByCode(documents: Documents, code: string) {
  const [found] = await documents.asSystem().find(StudentCard, { where: { code }, limit: 1 })
  return found
}

/** The cards of these children that hold, the one that holds longest last. One statement. */
export function validCards(documents: Documents, students: readonly string[]) {
  return documents.asSystem().find(StudentCard, {
    where: { student: ['in', students], state: 'valid' },
    fields: ['student', 'code', 'valid_until'],
    order_by: 'valid_until asc, creation asc',
    limit: MOST_CARDS,
  })
}
