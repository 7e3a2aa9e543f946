import { text, type DocType, type Changes } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import {
  AcademicYear,
  ClassEnrolment,
  RegistrationStep,
  StudentRegistration,
  type Registration,
} from '#community/students'
import { Consent } from '../consent/consent.doctype.ts'
import { PrivacyRequest } from './privacy-request.doctype.ts'
import { type ChildRecords, type RetainedData, childRecords } from '../extension-points.ts'
import {
  decideErasureExtent,
  listRetained,
  type ErasureExtent,
  type EnrolmentStatus,
} from './retention.rules.ts'
import { familyErrors } from '../errors.ts'
import { ContactChange } from '../contact-change/contact-change.doctype.ts'
import { Family } from '../family/family.doctype.ts'
import { findGuardiansOfFamilies } from '../guardian/guardian.queries.ts'
import { Guardian } from '../guardian/guardian.doctype.ts'

/** Placeholder number; Indian numbers do not begin with 1. */
const NO_PHONE = '+911000000000'

const ERASED = '—'

const erasedContacts = {
  ...{ parent_email_address: null, parent_name_2: null, parent_2_phone: null, alternate_email_id: null },
  ...{ parent_name: ERASED, parent_phone: NO_PHONE },
  ...{ emergency_contact_name: ERASED, emergency_contact_phone: NO_PHONE },
} as const

const erasedAddress = {
  address: null,
  address_line_2: null,
  city: null,
  state: null,
  zip_code: null,
} as const

const erasedOptionalFields = {
  ...{ previous_grade: null, previous_grade_in_tamil: null, school_name: null, hear_about_us: null },
  ...{ class_type: null, message_to_family: null, office_notes: null },
} as const

const reducedFields: Changes<typeof StudentRegistration> = {
  ...erasedOptionalFields,
  documents: [],
  alternate_email_id: null,
}

const redactedFields: Changes<typeof StudentRegistration> = {
  ...{ ...erasedOptionalFields, ...erasedContacts, ...erasedAddress },
  ...{ photo: null, gender: null, documents: [], siblings: [], consents: [] },
  ...{ doctor_name: null, doctor_phone: null, allergies: null, medical_notes: null },
  ...{ agrees_to_records: 0, agrees_to_pictures: 0, agrees_to_first_aid: 0, agrees_to_messages: 0 },
  ...{ family: null, known_family: null },
}

const MAX_ROWS = 1000

async function getEnrolmentStatus(
  documents: Documents,
  { name, status }: Registration,
): Promise<EnrolmentStatus> {
  const system = documents.asSystem()
  const enrolments = await system.find(ClassEnrolment, {
    where: { student: name },
    fields: ['academic_year'],
    limit: MAX_ROWS,
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
    limit: MAX_ROWS,
  })
  for (const { name } of files) await system.delete(File, name)
}

type StudentLinkedType = DocType & { readonly fields: { readonly student: unknown } }

async function deleteLinked(documents: Documents, type: StudentLinkedType, student: string): Promise<void> {
  const system = documents.asSystem()
  const rows = await system.list(type, {
    fields: ['name'],
    filters: [['student', '=', student]],
    limit_page_length: MAX_ROWS,
  })
  for (const { name } of rows) await system.delete(type, String(name))
}

/** Other registrations and requests refer to the child and stay. */
async function clearReferences(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  for (const field of ['duplicate_of', 'registered_with'] as const) {
    const registrations = await system.find(StudentRegistration, {
      where: { [field]: student },
      fields: ['name'],
      limit: MAX_ROWS,
    })
    for (const { name } of registrations) await system.save(StudentRegistration, name, { [field]: null })
  }
  const requests = await system.find(PrivacyRequest, {
    where: { student },
    fields: ['name'],
    limit: MAX_ROWS,
  })
  for (const { name } of requests) await system.save(PrivacyRequest, name, { student: null })
}

async function eraseEntirely(documents: Documents, student: string): Promise<void> {
  for (const type of [RegistrationStep, Consent, ClassEnrolment]) await deleteLinked(documents, type, student)
  await clearReferences(documents, student)
  await documents.asSystem().delete(StudentRegistration, student)
}

async function eraseByExtent(
  documents: Documents,
  extent: ErasureExtent,
  child: Registration,
): Promise<void> {
  const system = documents.asSystem()
  if (extent === 'what the school can do without') {
    await deleteFiles(documents, child.name, 'documents')
    await system.save(StudentRegistration, child.name, reducedFields)
    return
  }
  await deleteFiles(documents, child.name)
  if (extent === 'everything') return eraseEntirely(documents, child.name)
  await deleteLinked(documents, Consent, child.name)
  await system.save(StudentRegistration, child.name, redactedFields)
}

/** Erases a child's data as far as permitted and returns what is retained and why. Other modules erase first. */
async function eraseChild(
  documents: Documents,
  student: string,
  records: readonly ChildRecords[],
): Promise<readonly RetainedData[]> {
  const child = await documents.asSystem().lock(StudentRegistration, student)
  const enrolmentStatus = await getEnrolmentStatus(documents, child)
  const retainedElsewhere: RetainedData[] = []
  for (const { erase } of records) retainedElsewhere.push(...(await erase(documents.asSystem(), student)))
  const mustRetainRegister =
    retainedElsewhere.length > 0 && decideErasureExtent(enrolmentStatus) === 'everything'
  const extent = mustRetainRegister ? 'all but the register' : decideErasureExtent(enrolmentStatus)
  await eraseByExtent(documents, extent, child)
  if (child.family !== null && extent !== 'what the school can do without')
    await eraseEmptyFamily(documents, child.family)
  return [...listRetained(extent, enrolmentStatus), ...retainedElsewhere]
}

/** Carries out an erasure request. The request then lists what is retained, why, and until when. */
export const erase = method({
  access: onlyRoles('School Office', 'System Manager'),
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ documents, extensions, input: { name } }) {
    const request = await documents.lock(PrivacyRequest, name)
    const { kind, state, student } = request
    if (kind !== 'erase' || state !== 'in progress' || student === null) throw familyErrors.not_to_erase()
    const retained = await eraseChild(documents, student, extensions(childRecords))
    await documents
      .asSystemFor(documents.caller.user)
      .save(PrivacyRequest, name, { state: 'done', retained, decided_by: documents.caller.user })
    return { name, retained }
  },
})

const MAX_FAMILY_ROWS = 1000

async function clearFamilyReferences(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  const registrations = await system.find(StudentRegistration, {
    where: { known_family: family },
    fields: ['name'],
    limit: MAX_FAMILY_ROWS,
  })
  for (const { name } of registrations) await system.save(StudentRegistration, name, { known_family: null })
  const requests = await system.find(PrivacyRequest, {
    where: { family },
    fields: ['name'],
    limit: MAX_FAMILY_ROWS,
  })
  for (const { name } of requests) await system.save(PrivacyRequest, name, { family: null })
}

async function eraseEmptyFamily(documents: Documents, family: string): Promise<void> {
  const system = documents.asSystem()
  if ((await system.count(StudentRegistration, { filters: [['family', '=', family]] })) > 0) return
  await clearFamilyReferences(documents, family)
  const changes = await system.find(ContactChange, {
    where: { family },
    fields: ['name'],
    limit: MAX_FAMILY_ROWS,
  })
  for (const { name } of changes) await system.delete(ContactChange, name)
  for (const { name } of await findGuardiansOfFamilies(documents, [family]))
    await system.delete(Guardian, name)
  await system.delete(Family, family)
}
