import { always, docType, grant, link, reading, select } from '#framework/doctypes'
import { ofOwnChild } from './guardian-access.ts'
import { registrationStates, registrationTones } from './registration.states.ts'

/**
 * A step of a registration, by its owner and the time of its making. The registration keeps no versions, for what is in
 * it must be erasable; who did what stays.
 */
export const RegistrationStep = docType('Registration Step', {
  titleField: 'status',
  fields: {
    student: link('Student Registration', { required: true, inList: true }),
    status: select(registrationStates, { tones: registrationTones, required: true, inList: true }),
  },
  guarded: { reason: 'tells how a child came to the school', exempt: ofOwnChild() },
  access: {
    'System Manager': grant({ select: always, read: always, report: always, export: always }),
    'School Office': reading(always),
    Guardian: reading(ofOwnChild()),
  },
  sort: 'creation desc',
  trackChanges: false,
})
