import type { IncomingMessage } from 'node:http'
import type { DefaultEventsMap, Socket as AnySocket } from 'socket.io'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import { identify, isDemoRefused, type Identity } from '#framework/identity'
import type { ServerToClientEvents, ClientToServerEvents } from './messages.ts'

/** What is known of a connection between its handshake and its welcome. */
export interface Known {
  identity?: Identity
}

export type Socket = AnySocket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Known>

function sidIn({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)sid=([^;\s]*)/.exec(headers.cookie ?? '')?.[1]
}

/** A browser's WebSocket sends no header of ours: then the key comes with the first packet. */
function authorizationIn({ handshake }: Socket): string | undefined {
  const given: unknown = handshake.auth['authorization']
  return handshake.headers.authorization ?? (typeof given === 'string' ? given : undefined)
}

/** Says once for each connection whose it is; a second site over the same one is refused. */
export function createRecogniser(engine: Engine) {
  const begun = new WeakSet<object>()
  return async (socket: Socket): Promise<void> => {
    if (begun.has(socket.conn)) throw new Error('One site for each connection')
    begun.add(socket.conn)
    const authorization = authorizationIn(socket)
    socket.data.identity = await identify(engine, {
      authorization,
      sid: sidIn(socket.request),
      isDemoRefused: isDemoRefused(engine.settings, socket.request),
    })
  }
}

/** What a refused client is told, as the dialect names it. */
export function refusalOf(error: unknown): Error {
  if (!(error instanceof DialectError)) return new Error('Internal error')
  return Object.assign(new Error(error.message), { data: { exc_type: error.type, code: error.code } })
}
