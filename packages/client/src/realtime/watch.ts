import type { DocumentTypes } from '#contract'
import type {
  MessageListener,
  Line,
  LineEvents,
  SubscriptionCommand,
  MessageName,
  Messages,
} from './messages.ts'
import { createSwitchboard } from './switchboard.ts'
import type { Socket } from 'socket.io-client'
import { authorizationFor } from '../device-storage.ts'
import { clientSettings } from '../settings.ts'

/** The site's name among others of one server; ours is the only one. */
const SITE = 'site'

const switchboard = createSwitchboard(openLine)

/** Types of the contract by name, and those that only the site knows. */
type TypeName = keyof DocumentTypes | (string & {})

/** Hears of each change of a document, as long as the caller may read it, until what it gives is called. */
export function watchDocument(
  doctype: TypeName,
  name: string,
  listener: MessageListener<'doc_update'>,
): () => void {
  return switchboard.watch({ message: 'doc_update', doctype, name }, listener)
}

/** Hears of each document of a type that changes, comes or goes, as far as the caller may read it. */
export function watchList(doctype: TypeName, listener: MessageListener<'list_update'>): () => void {
  return switchboard.watch({ message: 'list_update', doctype, name: '' }, listener)
}

type ServerEvents = { [Name in MessageName]: (message: Messages[Name]) => void }

type ClientEvents = Record<SubscriptionCommand, (...about: string[]) => void>

/** Opens the line to the store host. Its code is fetched with the first one, so that no page pays for it that does not listen. */
async function openLine({ onOpen, onMessage }: LineEvents): Promise<Line> {
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
