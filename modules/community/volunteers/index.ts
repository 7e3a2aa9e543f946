import { defineModule } from '#framework/modules'
import { Certificate } from './doctypes/certificate.doctype.ts'
import { certificateHooks } from './doctypes/certificate.hooks.ts'
import { Credential, CredentialKind } from './doctypes/credential.doctype.ts'
import { credentialHooks } from './doctypes/credential.hooks.ts'
import { GuardianConsentRequest } from './doctypes/guardian-consent-request.doctype.ts'
import { HoursEntry } from './doctypes/hours-entry.doctype.ts'
import { hoursEntryHooks } from './doctypes/hours-entry.hooks.ts'
import { ShiftAssignment } from './doctypes/shift-assignment.doctype.ts'
import { shiftAssignmentHooks } from './doctypes/shift-assignment.hooks.ts'
import { ShiftSwap } from './doctypes/shift-swap.doctype.ts'
import { Shift } from './doctypes/shift.doctype.ts'
import { shiftHooks } from './doctypes/shift.hooks.ts'
import { StudentVolunteerRegistration } from './doctypes/student-volunteer-registration.doctype.ts'
import { studentVolunteerRegistrationHooks } from './doctypes/student-volunteer-registration.hooks.ts'
import { Volunteer } from './doctypes/volunteer.doctype.ts'
import { volunteerHooks } from './doctypes/volunteer.hooks.ts'
import { volunteerExtensions } from './extensions.ts'
import { answerGuardianConsent } from './methods/answer-consent.ts'
import { askGuardian } from './methods/ask-guardian.ts'
import { getConsentRequest } from './methods/get-consent-request.ts'
import { agreeToSwap } from './methods/agree-to-swap.ts'
import { askSwap } from './methods/ask-swap.ts'
import { clock } from './methods/clock.ts'
import { clockInAtKiosk } from './methods/clock-in-at-kiosk.ts'
import { clockOutAtKiosk } from './methods/clock-out-at-kiosk.ts'
import { downloadCertificate } from './methods/download-certificate.ts'
import { drawClockCode } from './methods/draw-clock-code.ts'
import { getMyApplications } from './methods/get-my-applications.ts'
import { getOverview } from './methods/get-overview.ts'
import { getShifts } from './methods/get-shifts.ts'
import { giveBack } from './methods/give-back.ts'
import { issueCertificate } from './methods/issue-certificate.ts'
import { openAccount } from './methods/open-account.ts'
import { printCertificate } from './methods/print-certificate.ts'
import { reportHours } from './methods/report-hours.ts'
import { showClockCode } from './methods/show-clock-code.ts'
import { takeShift } from './methods/take-shift.ts'
import { withdrawSwap } from './methods/withdraw-swap.ts'
import { volunteerSubscriptions } from './subscriptions.ts'
import { volunteerTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const volunteers = defineModule({
  name: 'volunteers',
  shelf: 'people',
  docTypes: [
    ...[StudentVolunteerRegistration, Volunteer, Shift, ShiftAssignment, HoursEntry],
    ...[Certificate, Credential, CredentialKind, ShiftSwap, GuardianConsentRequest],
  ],
  systemTypes: [ShiftSwap, GuardianConsentRequest],
  methods: {
    ...{ getOverview, getMyApplications, getShifts, takeShift, giveBack, askSwap, agreeToSwap, withdrawSwap },
    ...{ clock, clockInAtKiosk, clockOutAtKiosk, showClockCode, drawClockCode },
    ...{ getConsentRequest, answerConsent: answerGuardianConsent, askGuardian },
    ...{ reportHours, issueCertificate, printCertificate, downloadCertificate, openAccount },
  },
  hooks: [
    ...[studentVolunteerRegistrationHooks, volunteerHooks, shiftHooks, shiftAssignmentHooks],
    ...[hoursEntryHooks, certificateHooks, credentialHooks],
  ],
  subscriptions: volunteerSubscriptions,
  tasks: volunteerTasks,
  extensions: volunteerExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
