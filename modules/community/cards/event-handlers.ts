import { on } from '#framework/modules'
import { ClassEnrolment } from '#community/students'
import { issueCard } from './student-card/issue-card.ts'
import type { Documents } from '#framework/documents'
import { StudentCard } from './student-card/student-card.doctype.ts'

const MOST_CARDS = 50

/** Revokes every card of a child that holds. */
async function endCards(caller: Documents, student: string, reason: string): Promise<void> {
  const documents = caller.asSystem()
  const where = { student, state: 'valid' } as const
  const cards = await documents.find(StudentCard, { where, fields: ['name'], limit: MOST_CARDS })
  for (const { name } of cards) await documents.save(StudentCard, name, { state: 'revoked', reason })
}

/** Whoever gets a place gets a card. */
const give = on('students.enrolled', 'cards.give', async ({ payload }, documents) => {
  const student = String(payload['student'])
  const places = await documents.find(ClassEnrolment, {
    where: { student, state: 'active' },
    fields: ['academic_year'],
    limit: 20,
  })
  for (const { academic_year } of places) await issueCard(documents, { student, academic_year })
})

/** Whoever renewed has a card for the year ahead. */
const renew = on('renewals.renewed', 'cards.renew', async ({ payload }, documents) => {
  await issueCard(documents, {
    student: String(payload['student']),
    academic_year: String(payload['academic_year']),
  })
})

/** Whoever leaves has none any more. */
const end = on('students.withdrawn', 'cards.end', ({ payload }, documents) =>
  endCards(documents, String(payload['student']), 'The child left'),
)

export const cardSubscriptions = [give, renew, end]
