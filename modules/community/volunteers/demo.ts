import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { WebForm } from '#site/forms'
import { studentVolunteerForm, volunteerForm } from './application/demo-forms.ts'
import { insertDemoShifts, FIRST_AID } from './shift/demo-shifts.ts'
import { insertCertificate } from './certificate/insert-certificate.ts'
import { Credential, CredentialKind } from './credential/credential.doctype.ts'
import { HoursEntry } from './hours-entry/hours-entry.doctype.ts'
import { ShiftAssignment } from './shift-assignment/shift-assignment.doctype.ts'
import { GuardianConsentRequest } from './guardian-consent/guardian-consent-request.doctype.ts'
import { StudentVolunteerRegistration } from './application/student-volunteer-registration.doctype.ts'
import { Volunteer } from './volunteer/volunteer.doctype.ts'

const pastHours = [
  { days: 54, minutes: 180, activity: 'Reading hour with class 1' },
  { days: 40, minutes: 150, activity: 'Reading hour with class 1' },
  { days: 26, minutes: 240, activity: 'Kitchen on sports day' },
  { days: 12, minutes: 120, activity: 'Sorting the book swap' },
] as const

async function findUser(documents: Documents, email: string): Promise<string | null> {
  const [found] = await documents.find(User, { where: { email }, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

/** A mother who helps, with hours, a credential and a certificate. */
async function insertAdultVolunteer({ documents, today }: DemoContext): Promise<string> {
  const user = await findUser(documents, 'parent@asha.example')
  const { name: volunteer } = await documents.insert(Volunteer, {
    ...{ full_name: 'Lakshmi V', date_of_birth: '1988-07-14', phone: '+919840000101' },
    email: 'parent@asha.example',
    skills: [{ skill: 'Reading aloud' }, { skill: 'Cooking for two hundred' }],
    availability: [{ weekday: 'Saturday', from_time: '08:00:00', to_time: '13:00:00' }],
    ...{ t_shirt_size: 'M', user, state: 'active' },
  })
  await documents.insert(Credential, {
    ...{ volunteer, kind: FIRST_AID, state: 'valid' },
    issued_on: addDays(today, -300),
    expires_on: addDays(today, 430),
  })
  for (const { days, ...entry } of pastHours)
    await documents.insert(HoursEntry, {
      ...{ ...entry, volunteer, source: 'kiosk', state: 'approved' },
      on_day: addDays(today, -days),
    })
  await insertCertificate(documents, volunteer)
  await documents.insert(HoursEntry, {
    ...{ volunteer, on_day: addDays(today, -3), minutes: 90 },
    ...{ activity: 'Mending kites', source: 'self-report' },
  })
  return volunteer
}

/** A student whose father agreed, and whom the office accepted. */
async function insertStudentVolunteer({ documents, today }: DemoContext): Promise<string> {
  const { name } = await documents.insert(StudentVolunteerRegistration, {
    ...{ full_name: 'Kavin S', date_of_birth: addDays(today, -16 * 365), phone: '+919840000102' },
    ...{ school: 'Asha Community School', grade: '11' },
    skills: [{ skill: 'Lights and sound' }],
    availability: [{ weekday: 'Sunday', from_time: '07:00:00', to_time: '12:00:00' }],
    ...{ guardian_name: 'Selvam K', guardian_phone: '+919840000103' },
  })
  const [request] = await documents.find(GuardianConsentRequest, { where: { registration: name }, limit: 1 })
  if (request)
    await documents.save(GuardianConsentRequest, request.name, {
      ...{ state: 'given', decided_on: today, decided_by: 'Selvam K' },
    })
  await documents.save(StudentVolunteerRegistration, name, {
    ...{ guardian_consent: 1, consent_state: 'given', consented_by: 'Selvam K' },
  })
  await documents.save(StudentVolunteerRegistration, name, { state: 'accepted' })
  const [volunteer] = await documents.find(Volunteer, { where: { registration: name }, fields: ['name'] })
  return volunteer?.name ?? ''
}

/** Who helps at Asha: two people, the shifts of the next events, some hours and a certificate. */
export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  await documents.insert(WebForm, studentVolunteerForm)
  await documents.insert(WebForm, volunteerForm)
  await documents.insert(CredentialKind, {
    kind: FIRST_AID,
    description: 'A course of at least 8 hours, with a certificate that shows its validity.',
  })
  const mother = await insertAdultVolunteer(context)
  const student = await insertStudentVolunteer(context)
  const shifts = await insertDemoShifts(context, await findUser(documents, 'office@asha.example'))
  const [settingUp, welcomeTable] = shifts
  const assignShift = (shift: string | undefined, volunteer: string, state: 'offered' | 'accepted') =>
    shift === undefined ? null : documents.insert(ShiftAssignment, { shift, volunteer, state })
  await assignShift(settingUp, student, 'accepted')
  await assignShift(welcomeTable, mother, 'accepted')
}
