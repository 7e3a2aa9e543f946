import { defineModule } from '#framework/modules'
import { contactChangeHooks } from './doctypes/contact-change.hooks.ts'
import { Consent } from './doctypes/consent.doctype.ts'
import { ContactChange } from './doctypes/contact-change.doctype.ts'
import { Family } from './doctypes/family.doctype.ts'
import { Guardian } from './doctypes/guardian.doctype.ts'
import { guardianHooks, userGuardianHooks } from './doctypes/guardian.hooks.ts'
import { PrivacyRequest } from './doctypes/privacy-request.doctype.ts'
import { privacyRequestHooks } from './doctypes/privacy-request.hooks.ts'
import { studentFamilyHooks } from './doctypes/student-family.hooks.ts'
import { familyExtensions } from './extensions.ts'
import { answerOfferedPlace } from './methods/answer-offer.ts'
import { changeContact } from './methods/change-contact.ts'
import { downloadExport } from './methods/download-export.ts'
import { erase } from './methods/erase.ts'
import { getChild } from './methods/get-child.ts'
import { getMyFamily } from './methods/get-my-family.ts'
import { requestPrivacy } from './methods/request-privacy.ts'
import { setConsent } from './methods/set-consent.ts'
import { updateChild } from './methods/update-child.ts'
import { withdraw } from './methods/withdraw.ts'
import { familySubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export { agreedTo } from './actions/agreed-to.ts'
export { guardiansOf, mayFor, studentsOf } from './actions/guardians.ts'
export { ofOwnChild, ofOwnFamily } from '#community/students'
export { Consent } from './doctypes/consent.doctype.ts'
export { ContactChange } from './doctypes/contact-change.doctype.ts'
export { Family } from './doctypes/family.doctype.ts'
export { guardianCondition } from './rules/guardian-condition.ts'
export { Guardian } from './doctypes/guardian.doctype.ts'
export { PrivacyRequest } from './doctypes/privacy-request.doctype.ts'
export {
  childFacts,
  childRecords,
  type ChildCard,
  type ChildFacts,
  type ChildFees,
  type ChildRecords,
  type Kept,
} from './extension-points.ts'

export const family = defineModule({
  name: 'family',
  shelf: 'people',
  docTypes: [Family, Guardian, Consent, ContactChange, PrivacyRequest],
  methods: {
    ...{ getMyFamily, getChild, updateChild, withdraw, setConsent, answerOffer: answerOfferedPlace },
    ...{ changeContact, requestPrivacy, downloadExport, erase },
  },
  hooks: [studentFamilyHooks, guardianHooks, userGuardianHooks, contactChangeHooks, privacyRequestHooks],
  subscriptions: familySubscriptions,
  extensions: familyExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
