import { writeOnce, type Documents } from '#framework/documents'
import { AcademicYear, ClassEnrolment } from '#community/students'
import { StudentCard } from './student-card.doctype.ts'
import { cardFor, type StudentCardDoc } from './student-card.queries.ts'
import { cardErrors } from '../errors.ts'

export interface CardWanted {
  readonly student: string
  readonly academic_year: string
}

async function insertCard(documents: Documents, { student, academic_year }: CardWanted) {
  const where = { student, academic_year, state: 'active' } as const
  const [enrolment] = await documents.find(ClassEnrolment, { where, limit: 1 })
  if (!enrolment) throw cardErrors.not_enrolled()
  const { ends_on } = await documents.get(AcademicYear, academic_year)
  const { full_name, class: of } = enrolment
  return documents.insert(StudentCard, { student, academic_year, full_name, class: of, valid_until: ends_on })
}

export async function issueCard(caller: Documents, wanted: CardWanted) {
  const documents = caller.asSystem()
  const { student, academic_year } = wanted
  return writeOnce(
    documents,
    () => cardFor(documents, student, academic_year),
    () => insertCard(documents, wanted),
  )
}

export async function replaceCard(
  caller: Documents,
  { name, reason }: { readonly name: string; readonly reason: string | null },
): Promise<StudentCardDoc> {
  const documents = caller.asSystem()
  const { state, student, academic_year, ...card } = await documents.lock(StudentCard, name)
  if (state === 'revoked') throw cardErrors.card_over()
  await documents.save(StudentCard, name, { state: 'revoked', reason: reason ?? card.reason ?? 'Replaced' })
  return insertCard(documents, { student, academic_year })
}
