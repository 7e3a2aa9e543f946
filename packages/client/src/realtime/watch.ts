import type { DocumentTypes } from '#contract'
import type {
  MessageListener,
  Connection,
  ConnectionEvents,
  SubscriptionCommand,
  MessageName,
  Messages,
} from './messages.ts'
import { createSharedConnection } from './shared-connection.ts'
import type { Socket } from 'socket.io-client'
import { authorizationFor } from '../device-storage.ts'
import { clientSettings } from '../settings.ts'

const SITE = 'site'

const sharedConnection = createSharedConnection(openConnection)

type TypeName = keyof DocumentTypes | (string & {})

/** Subscribes to changes of a document while the caller may read it, until the returned function is called. */
export function watchDocument(
  doctype: TypeName,
  name: string,
  listener: MessageListener<'doc_update'>,
): () => void {
  return sharedConnection.watch({ message: 'doc_update', doctype, name }, listener)
}

export function watchList(doctype: TypeName, listener: MessageListener<'list_update'>): () => void {
  return sharedConnection.watch({ message: 'list_update', doctype, name: '' }, listener)
}

type ServerEvents = { [Name in MessageName]: (message: Messages[Name]) => void }

type ClientEvents = Record<SubscriptionCommand, (...about: string[]) => void>

/** Connects to the store host. Its code is loaded with the first subscription, so that other pages do not load it. */
async function openConnection({ onOpen, onMessage }: ConnectionEvents): Promise<Connection> {
  const { io } = await import('socket.io-client')
  const host = clientSettings.host === '' ? globalThis.location.origin : clientSettings.host
  const socket: Socket<ServerEvents, ClientEvents> = io(`${host}/${SITE}`, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    withCredentials: true,
    forceNew: true,
    // Read at each connection, so that a sign-in or sign-out in another tab counts.
    auth: (sendAuth) => sendAuth({ authorization: authorizationFor('GET', clientSettings.keys()) }),
  })
  let isReconnect = false
  socket.on('connect', () => {
    onOpen(isReconnect)
    isReconnect = true
  })
  socket.on('doc_update', (message) => onMessage('doc_update', message))
  socket.on('list_update', (message) => onMessage('list_update', message))
  socket.on('doc_viewers', (message) => onMessage('doc_viewers', message))
  return {
    send: (command, ...about) => void socket.emit(command, ...about),
    close: () => void socket.disconnect(),
  }
}
