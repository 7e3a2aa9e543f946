import { on } from '#framework/events'
import { renewalEvents } from '#community/renewals'
import { ClassEnrolment, studentEvents } from '#community/students'
import { issueCard } from './student-card/issue-card.ts'
import type { Documents } from '#framework/documents'
import { StudentCard } from './student-card/student-card.doctype.ts'

const MAX_CARDS = 50

async function endCards(caller: Documents, student: string, reason: string): Promise<void> {
  const documents = caller.asSystem()
  const where = { student, state: 'valid' } as const
  const cards = await documents.find(StudentCard, { where, fields: ['name'], limit: MAX_CARDS })
  for (const { name } of cards) await documents.save(StudentCard, name, { state: 'revoked', reason })
}

const give = on(
  studentEvents.enrolled,
  { key: 'cards.issue', renamedFrom: 'cards.give' },
  async (payload, { documents }) => {
    const student = payload.student
    const places = await documents.find(ClassEnrolment, {
      where: { student, state: 'active' },
      fields: ['academic_year'],
      limit: 20,
    })
    for (const { academic_year } of places) await issueCard(documents, { student, academic_year })
  },
)

const renew = on(renewalEvents.renewed, 'cards.renew', async (payload, { documents }) => {
  await issueCard(documents, {
    student: payload.student,
    academic_year: payload.academic_year,
  })
})

const end = on(studentEvents.withdrawn, 'cards.end', (payload, { documents }) =>
  endCards(documents, payload.student, 'The child left'),
)

export const cardEventHandlers = [give, renew, end]
