import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import { AcademicYear, ClassEnrolment, RegistrationStep, StudentRegistration } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import type { ChildRecords, Kept } from '../extension-points.ts'
import { extentOf, staysAfter, type Extent, type Standing } from '../rules/retention.ts'
import { blanked, trimmed } from '../rules/blanked.ts'
import { eraseEmptyFamily } from './erase-family.ts'
import type { Registration } from './registration.ts'

const MOST = 1000

async function standingOf(documents: Documents, { name, status }: Registration): Promise<Standing> {
  const system = documents.asSystem()
  const enrolments = await system.find(ClassEnrolment, {
    where: { student: name },
    fields: ['academic_year'],
    limit: MOST,
  })
  const years = enrolments.map(({ academic_year }) => academic_year)
  const [last] =
    years.length === 0
      ? []
      : await system.find(AcademicYear, {
          where: { name: ['in', years] },
          fields: ['ends_on'],
          order_by: 'ends_on desc',
          limit: 1,
        })
  return { isEnrolled: status === 'enrolled', lastYearEnds: last?.ends_on ?? null, today: documents.today }
}

async function deleteFiles(documents: Documents, student: string, field?: string): Promise<void> {
  const system = documents.asSystem()
  const files = await system.find(File, {
    where: {
      attached_to_doctype: StudentRegistration.name,
      attached_to_name: student,
      ...(field === undefined ? {} : { attached_to_field: field }),
    },
    fields: ['name'],
    limit: MOST,
  })
  for (const { name } of files) await system.delete(File, name)
}

type AboutChild = DocType & { readonly fields: { readonly student: unknown } }

async function deleteAll(documents: Documents, type: AboutChild, student: string): Promise<void> {
  const system = documents.asSystem()
  const rows = await system.list(type, {
    fields: ['name'],
    filters: [['student', '=', student]],
    limit_page_length: MOST,
  })
  for (const { name } of rows) await system.delete(type, String(name))
}

/** Other registrations and the requests themselves point at it, and stay. */
async function letGo(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  for (const field of ['duplicate_of', 'registered_with'] as const) {
    const pointing = await system.find(StudentRegistration, {
      where: { [field]: student },
      fields: ['name'],
      limit: MOST,
    })
    for (const { name } of pointing) await system.save(StudentRegistration, name, { [field]: null })
  }
  const requests = await system.find(PrivacyRequest, { where: { student }, fields: ['name'], limit: MOST })
  for (const { name } of requests) await system.save(PrivacyRequest, name, { student: null })
}

async function eraseWhole(documents: Documents, student: string): Promise<void> {
  for (const type of [RegistrationStep, Consent, ClassEnrolment]) await deleteAll(documents, type, student)
  await letGo(documents, student)
  await documents.asSystem().delete(StudentRegistration, student)
}

async function eraseTo(documents: Documents, extent: Extent, child: Registration): Promise<void> {
  const system = documents.asSystem()
  if (extent === 'what the school can do without') {
    await deleteFiles(documents, child.name, 'documents')
    await system.save(StudentRegistration, child.name, trimmed)
    return
  }
  await deleteFiles(documents, child.name)
  if (extent === 'everything') return eraseWhole(documents, child.name)
  await deleteAll(documents, Consent, child.name)
  await system.save(StudentRegistration, child.name, blanked)
}

/**
 * Takes away what the school keeps of a child, as far as it may, and tells what stays and why. Other rooms take theirs
 * first: what they must keep they say.
 */
export async function eraseChild(
  documents: Documents,
  student: string,
  records: readonly ChildRecords[],
): Promise<readonly Kept[]> {
  const child = await documents.asSystem().lock(StudentRegistration, student)
  const standing = await standingOf(documents, child)
  const elsewhere: Kept[] = []
  for (const { erase } of records) elsewhere.push(...(await erase(documents.asSystem(), student)))
  const mustStand = elsewhere.length > 0 && extentOf(standing) === 'everything'
  const extent = mustStand ? 'all but the register' : extentOf(standing)
  await eraseTo(documents, extent, child)
  if (child.family !== null && extent !== 'what the school can do without')
    await eraseEmptyFamily(documents, child.family)
  return [...staysAfter(extent, standing), ...elsewhere]
}
