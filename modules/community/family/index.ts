import { defineModule } from '#framework/modules'
import { contactChangeHooks, ContactChange } from './contact-change/contact-change.doctype.ts'
import { Consent } from './consent/consent.doctype.ts'
import { Family } from './family/family.doctype.ts'
import { Guardian } from './guardian/guardian.doctype.ts'
import { guardianHooks, userGuardianHooks } from './guardian/guardian.hooks.ts'
import { PrivacyRequest, privacyRequestHooks } from './privacy-request/privacy-request.doctype.ts'
import { studentFamilyHooks } from './family/student-family.hooks.ts'
import { familyExtensions } from './extensions.ts'
import { answerOffer } from './student/answer-offer.ts'
import { changeContact } from './contact-change/change-contact.ts'
import { downloadExport } from './privacy-request/download-export.ts'
import { erase } from './privacy-request/erase.ts'
import { getChild } from './student/get-child.ts'
import { getMyFamily } from './family/get-my-family.ts'
import { requestPrivacy } from './privacy-request/request-privacy.ts'
import { setConsent } from './consent/set-consent.ts'
import { updateChild } from './student/update-child.ts'
import { withdraw } from './student/withdraw.ts'
import { familyEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'
import { downloadStatement } from './statement/download-statement.ts'
import { getStatement } from './statement/get-statement.ts'
import { shareStatement } from './statement/share-statement.ts'

export { findStudentsWithConsent } from './consent/students-with-consent.ts'
export { findGuardiansOfStudent, listStudentsOfGuardian } from './guardian/guardian.queries.ts'

export { Consent } from './consent/consent.doctype.ts'
export { ContactChange } from './contact-change/contact-change.doctype.ts'
export { Family } from './family/family.doctype.ts'
export { Guardian } from './guardian/guardian.doctype.ts'

export { childFacts, childRecords, type ChildFacts, type ChildRecords } from './extension-points.ts'

export const family = defineModule({
  name: 'family',
  deskSection: 'people',
  docTypes: [Family, Guardian, Consent, ContactChange, PrivacyRequest],
  methods: {
    ...{ getMyFamily, getChild, updateChild, withdraw, setConsent, answerOffer },
    ...{ changeContact, requestPrivacy, downloadExport, erase },
    ...{ getStatement, downloadStatement, shareStatement },
  },
  hooks: [studentFamilyHooks, guardianHooks, userGuardianHooks, contactChangeHooks, privacyRequestHooks],
  eventHandlers: familyEventHandlers,
  extensions: familyExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
export { familyEvents } from './events.ts'
