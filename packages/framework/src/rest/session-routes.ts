import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import {
  clearedCookies,
  closeSession,
  identityErrors,
  isVerification,
  openSession,
  proveLogin,
  sessionCookies,
  type LoginForm,
} from '#framework/identity'
import { identityOf, LONGEST_DEVICE, originOf } from './callers.ts'
import { formOf, type Form } from './form.ts'
import { addCookieUpkeep, isSecure } from './session-routes-cookies.ts'
import { sidOf } from './sid.ts'
import { isFromStrangePage } from './strange-page.ts'

function textOf(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

function loginForm(form: Form): LoginForm {
  const [usr, pwd] = [textOf(form, 'usr'), textOf(form, 'pwd')]
  return { usr, pwd, code: textOf(form, 'code'), otp: textOf(form, 'otp'), tmp_id: textOf(form, 'tmp_id') }
}

/** `login`: a cookie session, never in another account by another's page. Staff land in the desk; everybody else has the app. */
export async function handleLogin(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  if (isFromStrangePage(request)) throw identityErrors.csrf()
  const form = formOf(request)
  const origin = originOf(request, null)
  const device = origin.device ?? (textOf(form, 'device').slice(0, LONGEST_DEVICE) || null)
  const gate = { site: engine, origin: { ...origin, device } }
  const proven = await proveLogin(gate, loginForm(form))
  const opened = await openSession(gate, proven, request.cookies['sid'])
  if (isVerification(opened)) return opened
  reply.header('set-cookie', sessionCookies(opened, isSecure(engine, request)))
  const { full_name, user_type } = opened.user
  const codes = opened.recovery_codes ? { recovery_codes: opened.recovery_codes } : {}
  return user_type === 'System User'
    ? { message: 'Logged In', home_page: '/desk', full_name, ...codes }
    : { message: 'No App', home_page: '/', full_name, ...codes }
}

/** `logout`: the session ends, whoever asks; a session with a page needs that page's token. */
export async function handleLogout(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  await identityOf(engine, request)
  await closeSession(engine, sidOf(request))
  reply.header('set-cookie', clearedCookies(isSecure(engine, request)))
  return {}
}

/** Signing in and out by cookie, section 7 of the dialect. Passwords come by POST alone: addresses end up in logs. */
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
