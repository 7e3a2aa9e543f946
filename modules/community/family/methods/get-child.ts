import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireChild, type OwnChild } from '../actions/require-child.ts'
import type { Documents } from '#framework/documents'
import { ClassEnrolment, fullName, RegistrationStep } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'
import { ContactChange } from '../doctypes/contact-change.doctype.ts'
import { guardiansIn } from '../doctypes/guardian.queries.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import { rightsOf } from '../rules/shown-rights.ts'
import { readsOf } from '../actions/reads-of.ts'
import type { Registration } from '../actions/registration.ts'

const MOST = 100

/** What a guardian sees of the registration itself: the form, and not what the office notes. */
function shownRegistration(child: Registration) {
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

/** Other guardians are shown by name and rights: how they are reached is theirs to tell. */
async function shownGuardians(documents: Documents, family: string | null) {
  if (family === null) return []
  const guardians = await guardiansIn(documents, [family])
  return guardians.map((guardian) => {
    const isMe = guardian.user === documents.caller.user
    const reached = isMe ? { name: guardian.name, phone: guardian.phone, email: guardian.email } : {}
    const { full_name, relation } = guardian
    return { full_name, relation, rights: rightsOf(guardian), is_me: isMe ? 1 : 0, ...reached }
  })
}

async function historyOf(documents: Documents, student: string) {
  const system = documents.asSystem()
  const enrolments = await system.find(ClassEnrolment, {
    where: { student },
    fields: ['academic_year', 'class', 'state', 'joined_on', 'left_on'],
    limit: MOST,
  })
  const steps = await system.find(RegistrationStep, {
    where: { student },
    fields: ['status', 'creation'],
    order_by: 'creation asc',
    limit: MOST,
  })
  return { enrolments, steps: steps.map(({ status, creation }) => ({ state: status, at: creation })) }
}

async function wishesOf(documents: Documents, { name, family }: Registration) {
  const system = documents.asSystem()
  const requests = await system.find(PrivacyRequest, {
    where: { student: name },
    fields: ['name', 'kind', 'state', 'due_on', 'answer', 'creation'],
    limit: MOST,
  })
  const changes =
    family === null
      ? []
      : await system.find(ContactChange, {
          where: { family, requested_by: documents.caller.user },
          fields: ['name', 'field', 'new_value', 'state', 'answer', 'creation'],
          limit: MOST,
        })
  return { requests, changes }
}

/** Everything of one child for its guardian, with who read it. The statements do not depend on how much there is. */
async function showChild(documents: Documents, { child }: OwnChild) {
  const consents = await documents.asSystem().find(Consent, {
    where: { student: child.name },
    fields: ['purpose', 'version', 'state', 'given_at', 'given_by', 'withdrawn_at', 'withdrawn_by'],
    order_by: 'creation asc',
    limit: MOST,
  })
  return {
    ...shownRegistration(child),
    family: child.family,
    guardians: await shownGuardians(documents, child.family),
    consents,
    ...(await historyOf(documents, child.name)),
    ...(await wishesOf(documents, child)),
    reads: await readsOf(documents, child.name),
  }
}

/** One child of the caller's, and who looked at its record. */
export const getChild = method({
  access: signedInUsers,
  reads: true,
  input: { student: text({ required: true }) },
  async run({ documents, input: { student } }) {
    return showChild(documents, await requireChild(documents, student, 'may_view'))
  },
})
