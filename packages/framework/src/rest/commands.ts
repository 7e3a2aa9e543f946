import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { attachFile } from './attach-file.ts'
import { restErrors } from './errors.ts'
import { handleLogin, handleLogout } from './session-routes.ts'

/** A call that needs the request itself, or answers with more than a body. */
type Command = (engine: Engine, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function byPost(command: Command): Command {
  return async (engine, request, reply) => {
    if (request.method !== 'POST') throw restErrors.postOnly()
    return command(engine, request, reply)
  }
}

const pong: Command = async () => ({ message: 'pong' })

/** Calls that are no method of a room, by the names that the dialect gives them. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['login', byPost(handleLogin)],
  ['logout', byPost(handleLogout)],
  ['ping', pong],
  ['frappe.ping', pong],
  ['frappe.client.attach_file', byPost(attachFile)],
])
