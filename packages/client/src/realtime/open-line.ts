import type { Socket } from 'socket.io-client'
import { authorizationFor } from '../keys.ts'
import { clientSettings } from '../settings.ts'
import type { Line, LineEvents, SubscriptionCommand } from './line.ts'
import type { MessageName, Messages } from './messages.ts'

/** The site's name among others of one server; ours is the only one. */
const SITE = 'site'

type ServerEvents = { [Name in MessageName]: (message: Messages[Name]) => void }
type ClientEvents = Record<SubscriptionCommand, (...about: string[]) => void>

/** Opens the line to the store host. Its code is fetched with the first one, so that no page pays for it that does not listen. */
export async function openLine({ onOpen, onMessage }: LineEvents): Promise<Line> {
  const { io } = await import('socket.io-client')
  const host = clientSettings.host === '' ? globalThis.location.origin : clientSettings.host
  const socket: Socket<ServerEvents, ClientEvents> = io(`${host}/${SITE}`, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    withCredentials: true,
    forceNew: true,
    // Read at each connection, so that signing in or out in another tab counts.
    auth: (answer) => answer({ authorization: authorizationFor('GET', clientSettings.keys()) }),
  })
  let isAgain = false
  socket.on('connect', () => {
    onOpen(isAgain)
    isAgain = true
  })
  socket.on('doc_update', (message) => onMessage('doc_update', message))
  socket.on('list_update', (message) => onMessage('list_update', message))
  socket.on('doc_viewers', (message) => onMessage('doc_viewers', message))
  return {
    send: (command, ...about) => void socket.emit(command, ...about),
    hangUp: () => void socket.disconnect(),
  }
}
