import type { Credential } from '#framework/identity'
import type { ServerToClientEvents } from './messages.ts'
import type { Socket } from './recognise.ts'

/** Somebody at the other end of a connection. */
export interface Subscriber {
  /** By what he came; null for a guest. Who he is and what he may reach is asked each time. */
  readonly credential: Credential | null
  send<Name extends keyof ServerToClientEvents>(
    name: Name,
    ...message: Parameters<ServerToClientEvents[Name]>
  ): void
  /** Ends the connection; its client does not come back by itself. */
  end(): void
}

interface Listening {
  readonly credential: Credential | null
  /** Messages that a client may leave untaken. */
  readonly untaken: number
}

/** A client that does not take what it is sent is dropped, and comes back when it can. */
export function subscriberAt(socket: Socket, { credential, untaken }: Listening): Subscriber {
  let waiting = 0
  socket.conn.on('drain', () => {
    waiting = 0
  })
  return {
    credential,
    send(name, ...message) {
      waiting += 1
      if (waiting > untaken) socket.conn.close(true)
      else socket.emit(name, ...message)
    },
    end: () => void socket.disconnect(true),
  }
}
