import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { attachFile } from './attach-file.ts'
import { identityOf } from './callers.ts'
import { restErrors } from './errors.ts'
import { handleBrowserRegister, handleLogin, handleLogout, isBrowser } from './session-routes.ts'
import { isFromOwnPage } from './strange-page.ts'

/** A call that needs the request itself, or answers with more than a body. */
type Command = (engine: Engine, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function byPost(command: Command): Command {
  return async (engine, request, reply) => {
    if (request.method !== 'POST') throw restErrors.postOnly()
    return command(engine, request, reply)
  }
}

/** Whoever shows a key wants to know whether it is a good one. */
const pong: Command = async (engine, request) => {
  if (request.headers.authorization !== undefined) await identityOf(engine, request)
  return { message: 'pong' }
}

/** The dialect's clients sign out by GET; a browser does so for a page of ours alone. */
const logout: Command = async (engine, request, reply) => {
  const { method, headers } = request
  const isOwn = headers['sec-fetch-site'] === undefined || isFromOwnPage(request)
  if (method !== 'POST' && !(method === 'GET' && isOwn)) throw restErrors.postOnly()
  return handleLogout(engine, request, reply)
}

/** Calls that are no method of a room, by the names that the dialect gives them. */
const commands: ReadonlyMap<string, Command> = new Map([
  ['login', byPost(handleLogin)],
  ['logout', logout],
  ['ping', pong],
  ['frappe.ping', pong],
  ['frappe.client.attach_file', byPost(attachFile)],
])

/** Methods that let a device in: a browser gets cookies from them where other devices get keys. */
const browserCommands: ReadonlyMap<string, Command> = new Map([
  ['mela.identity.register', byPost(handleBrowserRegister)],
])

/** The command that a request names; undefined where it names a method of a room. */
export function commandNamed(name: string, request: FastifyRequest): Command | undefined {
  const ofBrowsers = browserCommands.get(name)
  return ofBrowsers && isBrowser(request) ? ofBrowsers : commands.get(name)
}
