import type { NewDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { StudentRenewal } from '../doctypes/student-renewal.doctype.ts'
import { renewalErrors } from '../errors.ts'

/** The renewal that a call with this key made before. */
export async function renewalByKey(documents: Documents, student: string, hashedKey: string) {
  const where = { student, idempotency_key: hashedKey }
  const [found] = await documents.asSystem().find(StudentRenewal, { where, limit: 1 })
  return found
}

/** A promotion opened it, or it is opened now: one for each child and year, which the database keeps. */
async function openOne(documents: Documents, values: NewDoc<typeof StudentRenewal>) {
  const { student, academic_year, full_name, from_class } = values
  const where = { student: student ?? '', academic_year: academic_year ?? '' }
  const [found] = await documents.find(StudentRenewal, { where, fields: ['name'], limit: 1 })
  if (found) return documents.lock(StudentRenewal, found.name)
  return documents.insert(StudentRenewal, {
    student,
    academic_year,
    full_name,
    from_class,
    class: values.class,
  })
}

/** Writes down that the family renewed. Of two guardians at the same moment one is told that it is done. */
export async function completeRenewal(caller: Documents, values: NewDoc<typeof StudentRenewal>) {
  const documents = caller.asSystem()
  const opened = await openOne(documents, values).catch((error: unknown) => {
    throw isTakenAlready(error) ? renewalErrors.renewed_before() : error
  })
  if (opened.state === 'done') throw renewalErrors.renewed_before()
  const { student: _student, academic_year: _year, class: _class, ...done } = values
  return documents.save(StudentRenewal, opened.name, { ...done, state: 'done' })
}
