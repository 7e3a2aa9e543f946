export { isContactName } from './contact-name.ts'
export { callerNamed } from './caller-row.ts'
export { ApiKey } from './api-key.doctype.ts'
export { askForCode, type CodeRequest } from './codes/ask-for-code.ts'
export { codeAudience, type CodeAudience } from './codes/send-code.ts'
export { checkCode, useCode } from './codes/check-code.ts'
export { OneTimeCode } from './codes/one-time-code.doctype.ts'
export { proveByNewAccount } from './codes/register.ts'
export { isVerification } from './come-in.ts'
export { foreignHeaderOf, isDemoRefused, isLoopbackName, type RequestRoute } from './demo-access.ts'
export { requireCsrf } from './csrf.ts'
export { identityErrors } from './errors.ts'
export { forgetUnseenPassword, unseenPassword } from './first-password.ts'
export type { Gate } from './gate.ts'
export { identify, type Credentials, type CurrentSession, type Identity } from './identify.ts'
export {
  emitVerified,
  IDENTITY_VERIFIED,
  linkableSince,
  verifiedIdentityIn,
  type VerifiedIdentity,
} from './identity-verified.ts'
export { identity } from './identity.module.ts'
export { leftUnder } from './left-under.ts'
export { proveLogin, type LoginForm } from './login.ts'
export { messenger, type Messenger, type PersonalMessage } from './messenger.ts'
export { contactInput, contactOf, type Contact } from './own-details/contact.ts'
export type { Proven } from './proven.ts'
export { hashSecret, isSecret, randomSecret } from './secrets.ts'
export { credentialOf, presentCallers, type Credential, type PresentCaller } from './present-callers.ts'
export {
  clearedCookies,
  renewedCookies,
  sessionCookies,
  closeSession,
  csrfTokenFor,
  openSession,
  type OpenedSession,
} from './session-cookies.ts'
export { Session } from './session.doctype.ts'
export { Role, type GivenRole } from './role.doctype.ts'
export { SignInSettings } from './sign-in-settings.doctype.ts'
export { standingOf } from './standing.ts'
export { ensureStandardUsers } from './standard-users.ts'
export { HasRole, User } from './user.doctype.ts'
