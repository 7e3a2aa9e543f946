import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { WebForm } from '#site/forms'
import { studentVolunteerForm, volunteerForm } from './application/demo-forms.ts'
import { insertCertificate } from './certificate/issue-certificate.ts'
import { Credential, CredentialKind } from './credential/credential.doctype.ts'
import { HoursEntry } from './hours-entry/hours-entry.doctype.ts'
import { ShiftAssignment } from './shift-assignment/shift-assignment.doctype.ts'
import { GuardianConsentRequest } from './guardian-consent/guardian-consent-request.doctype.ts'
import { StudentVolunteerRegistration } from './application/student-volunteer-registration.doctype.ts'
import { Volunteer } from './volunteer/volunteer.doctype.ts'
import { Shift } from './shift/shift.doctype.ts'
import { addMinutes } from './hours-entry/worked-time.rules.ts'

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
  const confirmed = user === null ? {} : { confirmed_by: user, confirmed_on: today }
  for (const { days, ...entry } of pastHours)
    await documents.insert(HoursEntry, {
      ...{ ...entry, volunteer, source: 'kiosk', state: 'approved' },
      ...{ on_day: addDays(today, -days), ...confirmed },
    })
  await insertCertificate(documents, volunteer)
  await documents.insert(HoursEntry, {
    ...{ volunteer, on_day: addDays(today, -3), minutes: 90 },
    ...{ activity: 'Mending kites', source: 'self-report', ...confirmed },
  })
  return volunteer
}

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

interface DemoShift {
  readonly role: string
  readonly place: string
  readonly description: string
  readonly from: readonly ['start' | 'end', number]
  readonly until: readonly ['start' | 'end', number]
  readonly capacity: number
  readonly min_age?: number
  readonly credential_needed?: string
}

export const FIRST_AID = 'First aid'

const eventShifts: readonly DemoShift[] = [
  {
    role: 'Setting up',
    place: 'The yard',
    description: 'Sets up mats, tables and ropes. Wear closed shoes.',
    from: ['start', -120],
    until: ['start', 0],
    capacity: 6,
  },
  {
    role: 'Welcome table',
    place: 'The gate',
    description: 'Welcomes guests, checks names and hands out badges.',
    from: ['start', -30],
    until: ['start', 60],
    capacity: 3,
  },
  {
    role: 'First aid corner',
    place: 'Under the neem',
    description: 'Gives first aid during the event.',
    from: ['start', -30],
    until: ['end', 15],
    capacity: 1,
    min_age: 18,
    credential_needed: FIRST_AID,
  },
  {
    role: 'Cleaning up',
    place: 'The yard',
    description: 'Cleans the site after the event. Buttermilk is served afterwards.',
    from: ['end', 0],
    until: ['end', 90],
    capacity: 5,
  },
]

const MAX_EVENTS = 3

interface EventTimes {
  readonly name: string | null
  readonly start: string
  readonly end: string
}

const defaultTimes = { start: '09:00:00', end: '12:00:00' } as const

const timeOrDefault = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual)

async function listUpcomingEvents({ documents, today }: DemoContext): Promise<readonly EventTimes[]> {
  const day = addDays(today, 2)
  const events = documents.registry.find('Mela Event')
  if (!events)
    return [{ name: null, start: `${day} ${defaultTimes.start}`, end: `${day} ${defaultTimes.end}` }]
  const rows = await documents.list(events, {
    fields: ['name', 'start_date', 'start_time', 'end_time'],
    filters: [
      ['published', '=', 1],
      ['start_date', '>', addDays(today, 1)],
    ],
    order_by: 'start_date asc, name asc',
    limit_page_length: MAX_EVENTS,
  })
  return rows.map((row) => ({
    name: String(row['name']),
    start: `${String(row['start_date'])} ${timeOrDefault(row['start_time'], defaultTimes.start)}`,
    end: `${String(row['start_date'])} ${timeOrDefault(row['end_time'], defaultTimes.end)}`,
  }))
}

export async function insertDemoShifts(
  context: DemoContext,
  coordinator: string | null,
): Promise<readonly string[]> {
  const names: string[] = []
  for (const { name: event, ...times } of await listUpcomingEvents(context))
    for (const { from, until, ...shift } of eventShifts) {
      const inserted = await context.documents.insert(Shift, {
        ...shift,
        ...{ event, coordinator, state: 'open' },
        starts_at: addMinutes(times[from[0]], from[1]),
        ends_at: addMinutes(times[until[0]], until[1]),
      })
      names.push(inserted.name)
    }
  return names
}
