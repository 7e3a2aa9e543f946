import { text, type DocType, type Changes } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import { AcademicYear, ClassEnrolment, RegistrationStep, StudentRegistration } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import { type ChildRecords, type Kept, childRecords } from '../extension-points.ts'
import { extentOf, staysAfter, type Extent, type Standing } from '../rules/retention.ts'
import { eraseEmptyFamily } from '../actions/erase-family.ts'
import type { Registration } from '../actions/registration.ts'
import { familyErrors } from '../errors.ts'

/** No number in India begins with a one: nobody is reached by it. */
const NO_PHONE = '+911000000000'
const ERASED = '—'

const nobody = {
  ...{ parent_email_address: null, parent_name_2: null, parent_2_phone: null, alternate_email_id: null },
  ...{ parent_name: ERASED, parent_phone: NO_PHONE },
  ...{ emergency_contact_name: ERASED, emergency_contact_phone: NO_PHONE },
} as const

const nowhere = { address: null, address_line_2: null, city: null, state: null, zip_code: null } as const

const unasked = {
  ...{ previous_grade: null, previous_grade_in_tamil: null, school_name: null, hear_about_us: null },
  ...{ class_type: null, message_to_family: null, office_notes: null },
} as const

/** What a school can do without while a child is there. */
const trimmed: Changes<typeof StudentRegistration> = {
  ...unasked,
  documents: [],
  alternate_email_id: null,
}

/** All of a registration that is no register of the school's. */
const blanked: Changes<typeof StudentRegistration> = {
  ...{ ...unasked, ...nobody, ...nowhere },
  ...{ photo: null, gender: null, documents: [], siblings: [], consents: [] },
  ...{ doctor_name: null, doctor_phone: null, allergies: null, medical_notes: null },
  ...{ agrees_to_records: 0, agrees_to_pictures: 0, agrees_to_first_aid: 0, agrees_to_messages: 0 },
  ...{ family: null, known_family: null },
}

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
async function eraseChild(
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

/** Carries out an erasure: the request says afterwards what stays, why, and until when. */
export const erase = method({
  access: onlyRoles('School Office', 'System Manager'),
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ documents, extensions, input: { name } }) {
    const request = await documents.lock(PrivacyRequest, name)
    const { kind, state, student } = request
    if (kind !== 'erase' || state !== 'in progress' || student === null) throw familyErrors.not_to_erase()
    const kept = await eraseChild(documents, student, extensions(childRecords))
    await documents
      .asSystemFor(documents.caller.user)
      .save(PrivacyRequest, name, { state: 'done', kept, decided_by: documents.caller.user })
    return { name, kept }
  },
})
