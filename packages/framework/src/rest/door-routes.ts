import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { isDemoRefused } from '#framework/identity'
import type { Door, DoorRequest } from '#framework/modules'

const MOST_IN_A_MINUTE = 600
const MINUTE = 60_000
const nothing = Buffer.alloc(0)

function textsIn(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function requestOf(engine: Engine, request: FastifyRequest): DoorRequest {
  return {
    method: request.method,
    params: textsIn(request.params),
    query: textsIn(request.query),
    headers: textsIn(request.headers),
    body: Buffer.isBuffer(request.body) ? request.body : nothing,
    address: request.ip,
    isDemoRefused: isDemoRefused(engine.settings, request.raw),
    site: engine,
    extensions: engine.extensions,
    later: engine.later,
  }
}

function addDoor(scope: FastifyInstance, engine: Engine, door: Door): void {
  const { path: url, methods, bodyLimit, mostInAMinute: max = MOST_IN_A_MINUTE } = door
  const config = { isDoor: true, rateLimit: { max, timeWindow: MINUTE } }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, headers = {}, body = '' } = await door.run(requestOf(engine, request))
    return reply.code(status).headers(headers).send(body)
  }
  scope.route({ method: [...methods], url, bodyLimit, config, handler })
}

/** The ways in that rooms opened for themselves. A body stays the bytes whose signature somebody wants to check. */
export function addDoorRoutes(app: FastifyInstance, engine: Engine): void {
  const doors = engine.modules.flatMap((module) => module.doors)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const door of doors) addDoor(scope, engine, door)
  })
}
