import { defineModule } from '#framework/modules'
import { Certificate, certificateHooks } from './certificate/certificate.doctype.ts'
import { Credential, CredentialKind } from './credential/credential.doctype.ts'
import { credentialHooks } from './credential/credential.hooks.ts'
import { GuardianConsentRequest } from './guardian-consent/guardian-consent-request.doctype.ts'
import { HoursEntry, hoursEntryHooks } from './hours-entry/hours-entry.doctype.ts'
import { ShiftAssignment } from './shift-assignment/shift-assignment.doctype.ts'
import { shiftAssignmentHooks } from './shift-assignment/shift-assignment.hooks.ts'
import { ShiftSwap } from './swap/shift-swap.doctype.ts'
import { Shift } from './shift/shift.doctype.ts'
import { shiftHooks } from './shift/shift.hooks.ts'
import { StudentVolunteerRegistration } from './application/student-volunteer-registration.doctype.ts'
import { studentVolunteerRegistrationHooks } from './application/student-volunteer-registration.hooks.ts'
import { Volunteer } from './volunteer/volunteer.doctype.ts'
import { volunteerHooks } from './volunteer/volunteer.hooks.ts'
import { volunteerExtensions } from './extensions.ts'
import { answerConsent } from './guardian-consent/answer-consent.ts'
import { askGuardian } from './guardian-consent/ask-guardian.ts'
import { getConsentRequest } from './guardian-consent/get-consent-request.ts'
import { agreeToSwap } from './swap/agree-to-swap.ts'
import { askSwap } from './swap/ask-swap.ts'
import { clock } from './check-in/clock.ts'
import { clockInAtKiosk } from './check-in/clock-in-at-kiosk.ts'
import { clockOutAtKiosk } from './check-in/clock-out-at-kiosk.ts'
import { downloadCertificate } from './certificate/download-certificate.ts'
import { drawClockCode } from './check-in/draw-clock-code.ts'
import { getMyApplications } from './application/get-my-applications.ts'
import { getOverview } from './volunteer/get-overview.ts'
import { getShifts } from './shift/get-shifts.ts'
import { releaseShift } from './shift-assignment/release-shift.ts'
import { issueCertificate } from './certificate/issue-certificate.ts'
import { openAccount } from './volunteer/open-account.ts'
import { printCertificate } from './certificate/print-certificate.ts'
import { confirmHours } from './hours-entry/confirm-hours.ts'
import { reportHours } from './hours-entry/report-hours.ts'
import { showClockCode } from './check-in/show-clock-code.ts'
import { takeShift } from './shift-assignment/take-shift.ts'
import { withdrawSwap } from './swap/withdraw-swap.ts'
import { volunteerEventHandlers } from './event-handlers.ts'
import { volunteerTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { HoursEntry, Volunteer }
export { formatHours } from './hours-entry/worked-time.rules.ts'
export { findOwnVolunteer } from './volunteer/volunteer.queries.ts'

export const volunteers = defineModule({
  name: 'volunteers',
  deskSection: 'people',
  docTypes: [
    ...[StudentVolunteerRegistration, Volunteer, Shift, ShiftAssignment, HoursEntry],
    ...[Certificate, Credential, CredentialKind, ShiftSwap, GuardianConsentRequest],
  ],
  systemTypes: [ShiftSwap, GuardianConsentRequest],
  methods: {
    ...{
      getOverview,
      getMyApplications,
      getShifts,
      takeShift,
      releaseShift,
      askSwap,
      agreeToSwap,
      withdrawSwap,
    },
    ...{ clock, clockInAtKiosk, clockOutAtKiosk, showClockCode, drawClockCode },
    ...{ getConsentRequest, answerConsent, askGuardian },
    ...{ reportHours, confirmHours, issueCertificate, printCertificate, downloadCertificate, openAccount },
  },
  hooks: [
    ...[studentVolunteerRegistrationHooks, volunteerHooks, shiftHooks, shiftAssignmentHooks],
    ...[hoursEntryHooks, certificateHooks, credentialHooks],
  ],
  eventHandlers: volunteerEventHandlers,
  tasks: volunteerTasks,
  extensions: volunteerExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
