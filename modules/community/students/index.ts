import { defineModule } from '#framework/modules'
import { AcademicYear } from './class/academic-year.doctype.ts'
import { ClassEnrolment } from './class/class-enrolment.doctype.ts'
import { Class } from './class/class.doctype.ts'
import { RegistrationStep } from './registration/registration-step.doctype.ts'
import { academicYearHooks, classHooks } from './class/class-and-year.hooks.ts'
import { StudentRegistration } from './registration/student-registration.doctype.ts'
import { studentRegistrationHooks } from './registration/student-registration.hooks.ts'
import { studentExtensions } from './extensions.ts'
import { studentEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export { AcademicYear } from './class/academic-year.doctype.ts'
export { ClassEnrolment } from './class/class-enrolment.doctype.ts'
export { Class } from './class/class.doctype.ts'
export { ofOwnChild, ofOwnFamily, type GuardianRight } from './registration/guardian-access.ts'
export { RegistrationStep } from './registration/registration-step.doctype.ts'
export {
  StudentRegistration,
  consentPurposes,
  StudentDocument,
} from './registration/student-registration.doctype.ts'
export { childKey } from './registration/student-identity.ts'
export { REGISTRATION_CONSENT_VERSION, fullName } from './registration/record-status-change.ts'
export type { Registration } from './registration/student-registration.queries.ts'
export { seatHoldingStates } from './registration/registration.states.ts'

export const students = defineModule({
  name: 'students',
  deskSection: 'people',
  docTypes: [StudentRegistration, AcademicYear, Class, ClassEnrolment, RegistrationStep],
  systemTypes: [RegistrationStep],
  hooks: [studentRegistrationHooks, academicYearHooks, classHooks],
  eventHandlers: studentEventHandlers,
  extensions: studentExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
export { offerEvents, studentEvents } from './events.ts'
