export { isContactName } from './user/user-names.ts'
export {
  callerNamed,
  credentialOf,
  lookUpCallers,
  type Credential,
  type CredentialCaller,
} from './caller/caller-row.ts'
export { ApiKey } from './devices/api-key.doctype.ts'
export { requestOneTimeCode } from './codes/code-requests.ts'
export { codeAudience, type CodeAudience } from './codes/request-code.ts'
export { checkCode, useCode } from './codes/one-time-code.ts'
export { OneTimeCode } from './codes/one-time-code.doctype.ts'
export { verifyByNewAccount } from './codes/register.ts'
export { isVerification } from './sign-in/complete-sign-in.ts'
export { foreignHeaderOf, isDemoRefused, isLoopbackName } from './sign-in/demo-access.ts'
export {
  requireCsrf,
  clearedCookies,
  renewedCookies,
  sessionCookies,
  closeSession,
  csrfTokenFor,
  openSession,
} from './session/sessions.ts'
export { emitVerified, identityEvents, type VerifiedIdentity } from './events.ts'
export { identityErrors } from './errors.ts'
export { forgetUnseenPassword, unseenPassword, ensureStandardUsers } from './user/standard-users.ts'
export type { SignInContext, VerifiedUser } from './sign-in/sign-in-context.ts'
export { identify, type Identity } from './caller/identify.ts'
export { identity } from './identity.module.ts'
export { leftUnder, linkableSince } from './user/left-under.ts'
export { verifyLogin, type LoginForm } from './sign-in/verify-credentials.ts'
export { messenger, type PersonalMessage } from './messenger.ts'
export { contactInput, contactOf, type Contact } from './own-details/own-details.ts'
export { hashSecret, isSecret, randomCode, randomSecret } from './secrets.ts'
export { Session } from './session/session.doctype.ts'
export { Role, type GivenRole } from './role/role.doctype.ts'
export { SignInSettings } from './sign-in/sign-in-settings.doctype.ts'
export { readAccountStatus } from './user/account.ts'
export { HasRole, User } from './user/user.doctype.ts'
