import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import {
  clearedCookies,
  closeSession,
  identityErrors,
  openSession,
  sessionCookies,
} from '#framework/identity'
import { identityOf } from './callers.ts'
import { formOf, type Form } from './form.ts'
import { addCookieUpkeep, isSecure } from './session-routes-cookies.ts'

function textOf(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

function deviceOf(request: FastifyRequest): string | null {
  const device = request.headers['x-device-type']
  return typeof device === 'string' ? device.slice(0, 140) : null
}

/** `login`: a cookie session. Staff land in the desk; everybody else has the app. */
export async function handleLogin(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request)
  const opened = await openSession(engine, {
    login: textOf(form, 'usr'),
    password: textOf(form, 'pwd'),
    device: deviceOf(request),
    userAgent: request.headers['user-agent'] ?? null,
    sid: request.cookies['sid'],
  })
  reply.header('set-cookie', sessionCookies(opened, isSecure(engine, request)))
  const { full_name, user_type } = opened.user
  return user_type === 'System User'
    ? { message: 'Logged In', home_page: '/desk', full_name }
    : { message: 'No App', home_page: '/', full_name }
}

/** `logout`: the session ends, whoever asks; a session with a page needs that page's token. */
export async function handleLogout(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  await identityOf(engine, request)
  await closeSession(engine, request.cookies['sid'])
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
