import type { Documents } from '#framework/documents'
import {
  childKey,
  Class,
  ClassEnrolment,
  fullName,
  seatHoldingStates,
  StudentRegistration,
} from '#community/students'
import { renewalErrors } from '../errors.ts'
import type { EnrolledChild } from './renewable-children.ts'

interface SeatRequest {
  readonly child: EnrolledChild
  readonly academic_year: string
  readonly class: string
}

async function countUsedSeats(documents: Documents, academic_year: string, of: string): Promise<number> {
  const year: [string, string, string] = ['academic_year', '=', academic_year]
  const filters = (state: [string, string, string | string[]]) => [
    year,
    ['class', '=', of] as [string, string, string],
    state,
  ]
  const given = await documents.count(ClassEnrolment, { filters: filters(['state', '=', 'active']) })
  return (
    given +
    (await documents.count(StudentRegistration, {
      filters: filters(['status', 'in', [...seatHoldingStates]]),
    }))
  )
}

/** Locks the class, so that its places are given in sequence, as on admission. */
async function requireFreeSeat(
  documents: Documents,
  { academic_year, class: of }: SeatRequest,
): Promise<void> {
  const { capacity, class_name } = await documents.lock(Class, of)
  if (capacity === null) return
  if ((await countUsedSeats(documents, academic_year, of)) >= capacity)
    throw renewalErrors.class_full(class_name)
}

export async function assignSeat(caller: Documents, wanted: SeatRequest): Promise<string> {
  const documents = caller.asSystem()
  const { child, academic_year, class: of } = wanted
  const [existing] = await documents.find(ClassEnrolment, {
    where: { student: child.name, academic_year },
    fields: ['name'],
    limit: 1,
  })
  if (existing) return existing.name
  await requireFreeSeat(documents, wanted)
  const { name } = await documents.insert(ClassEnrolment, {
    ...{ student: child.name, academic_year, class: of, full_name: fullName(child) },
    ...{ joined_on: documents.today, child_key: childKey(child) },
  })
  return name
}
