import { defineModule } from '#framework/modules'
import { AcademicYear } from './doctypes/academic-year.doctype.ts'
import { ClassEnrolment } from './doctypes/class-enrolment.doctype.ts'
import { Class } from './doctypes/class.doctype.ts'
import { RegistrationStep } from './doctypes/registration-step.doctype.ts'
import { academicYearHooks, classHooks } from './doctypes/school-rules.hooks.ts'
import { StudentRegistration } from './doctypes/student-registration.doctype.ts'
import { studentRegistrationHooks } from './doctypes/student-registration.hooks.ts'
import { studentExtensions } from './extensions.ts'
import { studentSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export { AcademicYear } from './doctypes/academic-year.doctype.ts'
export { ClassEnrolment } from './doctypes/class-enrolment.doctype.ts'
export { Class } from './doctypes/class.doctype.ts'
export { ofOwnChild, ofOwnFamily, ownChildren, type GuardianRight } from './rules/own-children.ts'
export { RegistrationStep } from './doctypes/registration-step.doctype.ts'
export { StudentRegistration } from './doctypes/student-registration.doctype.ts'
export { consentPurposes, StudentDocument } from './doctypes/student-rows.doctype.ts'
export { childKey } from './rules/child-key.ts'
export { CONSENT_VERSION, fullName } from './actions/after-registration.ts'
export { holdingStates } from './rules/registration-moves.ts'

export const students = defineModule({
  name: 'students',
  shelf: 'people',
  docTypes: [StudentRegistration, AcademicYear, Class, ClassEnrolment, RegistrationStep],
  systemTypes: [RegistrationStep],
  hooks: [studentRegistrationHooks, academicYearHooks, classHooks],
  subscriptions: studentSubscriptions,
  extensions: studentExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
