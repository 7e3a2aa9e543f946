import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import {
  clearedCookies,
  closeSession,
  identityErrors,
  isVerification,
  openSession,
  verifyByNewAccount,
  verifyLogin,
  sessionCookies,
  type SignInContext,
  type LoginForm,
  type VerifiedUser,
} from '#framework/identity'
import {
  identityOf,
  LONGEST_DEVICE,
  namedDevice,
  originOf,
  sidOf,
  addCookieUpkeep,
  isSecure,
  isCrossSiteRequest,
} from '../request/callers.ts'
import { formOf, type Form } from '../request/form.ts'

function textOf(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

function loginForm(form: Form): LoginForm {
  const [usr, pwd] = [textOf(form, 'usr'), textOf(form, 'pwd')]
  return { usr, pwd, code: textOf(form, 'code'), otp: textOf(form, 'otp'), tmp_id: textOf(form, 'tmp_id') }
}

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function deviceOf(request: FastifyRequest): string | null {
  return namedDevice(request) ?? (textOf(formOf(request), 'device').slice(0, LONGEST_DEVICE) || null)
}

/** Signs in the browser after authentication; another site's page cannot switch its account. */
async function signBrowserIn(
  engine: Engine,
  { request, reply }: Asking,
  prove: (context: SignInContext, form: Form) => Promise<VerifiedUser>,
) {
  if (isCrossSiteRequest(request)) throw identityErrors.csrf()
  const context = { site: engine, origin: { ...originOf(engine, request, null), device: deviceOf(request) } }
  const proven = await prove(context, formOf(request))
  const opened = await openSession(context, proven, request.cookies['sid'])
  if (!isVerification(opened)) reply.header('set-cookie', sessionCookies(opened, isSecure(engine, request)))
  return opened
}

/** `login`: staff are sent to the desk, others to the app. */
export async function handleLogin(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const prove = (context: SignInContext, form: Form) => verifyLogin(context, loginForm(form))
  const opened = await signBrowserIn(engine, { request, reply }, prove)
  if (isVerification(opened)) return opened
  const { full_name, user_type } = opened.user
  const codes = opened.recovery_codes ? { recovery_codes: opened.recovery_codes } : {}
  return user_type === 'System User'
    ? { message: 'Logged In', home_page: '/desk', full_name, ...codes }
    : { message: 'No App', home_page: '/', full_name, ...codes }
}

const BROWSER = 'Website'

export function isBrowser(request: FastifyRequest): boolean {
  return deviceOf(request) === BROWSER
}

/**
 * `register` from a browser, which gets cookies: a key readable by scripts would open no picture, because those are
 * requested with cookies alone.
 */
export async function handleBrowserRegister(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const opened = await signBrowserIn(engine, { request, reply }, verifyByNewAccount)
  if (isVerification(opened)) return opened
  return { message: { customer_ref_id: opened.user.customer_ref_id ?? '' } }
}

/** `logout`: ends the session of any caller; a session with a page needs that page's CSRF token. */
export async function handleLogout(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  await identityOf(engine, request)
  await closeSession(engine, sidOf(request))
  reply.header('set-cookie', clearedCookies(isSecure(engine, request)))
  return {}
}

/** Sign-in and sign-out by cookie, section 7 of the dialect. Passwords come by POST alone, because URLs are logged. */
export function addSessionRoutes(app: FastifyInstance, engine: Engine): void {
  addCookieUpkeep(app, engine)
  for (const base of ['/api/method', '/api/v1/method']) {
    app.post(`${base}/login`, (request, reply) => handleLogin(engine, request, reply))
    app.route({
      method: ['GET', 'PUT', 'DELETE'],
      url: `${base}/login`,
      handler: () => Promise.reject(identityErrors.post_only()),
    })
    app.post(`${base}/logout`, (request, reply) => handleLogout(engine, request, reply))
  }
}
