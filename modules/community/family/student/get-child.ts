import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireChild, type OwnChild } from './require-child.ts'
import type { Documents } from '#framework/documents'
import { ClassEnrolment, fullName, RegistrationStep, type Registration } from '#community/students'
import { Consent } from '../consent/consent.doctype.ts'
import { ContactChange } from '../contact-change/contact-change.doctype.ts'
import { findGuardiansOfFamilies } from '../guardian/guardian.queries.ts'
import { PrivacyRequest } from '../privacy-request/privacy-request.doctype.ts'
import { pickRights } from '../guardian/registered-guardians.rules.ts'
import { listRecordReads } from '../access-log/list-record-reads.ts'

const MAX_ROWS = 100

function toRegistrationView(child: Registration) {
  const { student_name_in_tamil, student_date_of_birth, gender, status, academic_year, photo } = child
  const { class_type, previous_grade, school_name, allergies, medical_notes } = child
  const { address, address_line_2, city, state, zip_code } = child
  const { emergency_contact_name, emergency_contact_phone, doctor_name, doctor_phone } = child
  return {
    ...{ student: child.name, full_name: fullName(child), name_in_tamil: student_name_in_tamil },
    ...{
      date_of_birth: student_date_of_birth,
      gender,
      state: status,
      academic_year,
      class: child.class,
      photo,
    },
    ...{ class_type, previous_grade, school_name, allergies, medical_notes },
    home: { address, address_line_2, city, state, zip_code },
    emergency: { emergency_contact_name, emergency_contact_phone, doctor_name, doctor_phone },
    documents: child.documents.map(({ kind, file, remark }) => ({ kind, file, remark })),
  }
}

async function listGuardianViews(documents: Documents, family: string | null) {
  if (family === null) return []
  const guardians = await findGuardiansOfFamilies(documents, [family])
  return guardians.map((guardian) => {
    const isCaller = guardian.user === documents.caller.user
    const contact = isCaller ? { name: guardian.name, phone: guardian.phone, email: guardian.email } : {}
    const { full_name, relation } = guardian
    return { full_name, relation, rights: pickRights(guardian), is_me: isCaller ? 1 : 0, ...contact }
  })
}

async function getHistory(documents: Documents, student: string) {
  const system = documents.asSystem()
  const enrolments = await system.find(ClassEnrolment, {
    where: { student },
    fields: ['academic_year', 'class', 'state', 'joined_on', 'left_on'],
    limit: MAX_ROWS,
  })
  const steps = await system.find(RegistrationStep, {
    where: { student },
    fields: ['status', 'creation'],
    order_by: 'creation asc',
    limit: MAX_ROWS,
  })
  return { enrolments, steps: steps.map(({ status, creation }) => ({ state: status, at: creation })) }
}

async function listRequests(documents: Documents, { name, family }: Registration) {
  const system = documents.asSystem()
  const requests = await system.find(PrivacyRequest, {
    where: { student: name },
    fields: ['name', 'kind', 'state', 'due_on', 'answer', 'creation'],
    limit: MAX_ROWS,
  })
  const changes =
    family === null
      ? []
      : await system.find(ContactChange, {
          where: { family, requested_by: documents.caller.user },
          fields: ['name', 'field', 'new_value', 'state', 'answer', 'creation'],
          limit: MAX_ROWS,
        })
  return { requests, changes }
}

/** Returns all data of a child for its guardian, with reads of the record. The statement count is constant. */
async function getChildView(documents: Documents, { child }: OwnChild) {
  const consents = await documents.asSystem().find(Consent, {
    where: { student: child.name },
    fields: ['purpose', 'version', 'state', 'given_at', 'given_by', 'withdrawn_at', 'withdrawn_by'],
    order_by: 'creation asc',
    limit: MAX_ROWS,
  })
  return {
    ...toRegistrationView(child),
    family: child.family,
    guardians: await listGuardianViews(documents, child.family),
    consents,
    ...(await getHistory(documents, child.name)),
    ...(await listRequests(documents, child)),
    reads: await listRecordReads(documents, child.name),
  }
}

/** Returns one of the caller's children and the access log of its record. */
export const getChild = method({
  access: signedInUsers,
  reads: true,
  input: { student: text({ required: true }) },
  async run({ documents, input: { student } }) {
    return getChildView(documents, await requireChild(documents, student, 'may_view'))
  },
})
