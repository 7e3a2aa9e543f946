import type { DemoContext } from '#framework/modules'
import { ClassEnrolment } from '#community/students'
import { issueCard } from './student-card/issue-card.ts'

const MAX_CHILDREN = 200

export async function demo({ documents }: DemoContext): Promise<void> {
  const enrolled = await documents.find(ClassEnrolment, {
    where: { state: 'active' },
    order_by: 'creation asc, name asc',
    limit: MAX_CHILDREN,
  })
  for (const { student, academic_year } of enrolled) await issueCard(documents, { student, academic_year })
}
