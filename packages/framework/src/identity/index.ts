export { ApiKey } from './api-key.doctype.ts'
export { requireCsrf } from './csrf.ts'
export { identityErrors } from './errors.ts'
export { identify, type Credentials, type CurrentSession, type Identity } from './identify.ts'
export { identity } from './identity.module.ts'
export { hashSecret, isSecret, randomSecret } from './secrets.ts'
export { clearedCookies, renewedCookies, sessionCookies } from './session-cookies.ts'
export { Session } from './session.doctype.ts'
export {
  closeSession,
  csrfTokenFor,
  openSession,
  type OpenedSession,
  type SignInRequest,
} from './sessions.ts'
export { ensureStandardUsers } from './standard-users.ts'
export { givenRoles, HasRole, User } from './user.doctype.ts'
