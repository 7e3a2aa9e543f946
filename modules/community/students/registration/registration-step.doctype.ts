import { always, docType, grant, link, reading, select } from '#framework/doctypes'
import { ofOwnChild } from './guardian-access.ts'
import { studentRegistrationStates, registrationTones } from './registration.states.ts'

/** A status change with author and time. Registrations have no versions, because their content must be erasable. */
export const RegistrationStep = docType('Registration Step', {
  titleField: 'student',
  fields: {
    student: link('Student Registration', { required: true, inList: true }),
    status: select(studentRegistrationStates, { tones: registrationTones, required: true, inList: true }),
  },
  guarded: { reason: 'tells how a child came to the school', exempt: ofOwnChild() },
  statusField: 'status',
  access: {
    'System Manager': grant({ select: always, read: always, report: always, export: always }),
    'School Office': reading(always),
    Guardian: reading(ofOwnChild()),
  },
  sort: 'creation desc',
  trackChanges: false,
})
