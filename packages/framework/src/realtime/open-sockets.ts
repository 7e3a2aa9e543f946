import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import { Server, type DefaultEventsMap } from 'socket.io'
import type { Engine } from '#framework/engine'
import { credentialOf } from '#framework/identity'
import { networkOf } from '#framework/rate-limit'
import {
  createConnectionLimiter,
  createTokenBucket,
  type RealtimeLimits,
  callerAddress,
} from './connection-limits.ts'
import type { DocType, Registry } from '#framework/doctypes'
import {
  type ClientToServerEvents,
  clientEventNames,
  type ServerToClientEvents,
  REALTIME_PATH,
} from './messages.ts'
import { type Publisher, startPublisher } from './publisher.ts'
import {
  type Subscriber,
  createSubscriber,
  type TopicSubject,
  type TopicKind,
  type Topics,
  createTopics,
  createSocketIdentifier,
  connectionErrorOf,
  type SocketData,
  type Socket,
} from './subscribers.ts'

interface SubscriptionContext {
  readonly registry: Registry
  readonly topics: Topics
  readonly publisher: Publisher
}

const MAX_NAME_LENGTH = 140

type Acknowledge = (isAllowed: boolean) => void

function isAcknowledge(argument: unknown): argument is Acknowledge {
  return typeof argument === 'function'
}

function readArguments(args: readonly unknown[]) {
  const [doctype, name] = args
  const last = args.at(-1)
  return { doctype, name, respond: isAcknowledge(last) ? last : () => undefined }
}

function typeNamed({ find, renamedTypes }: Registry, name: string): DocType | undefined {
  return find(name) ?? renamedTypes.get(name)
}

function subjectOf(registry: Registry, kind: TopicKind, args: readonly unknown[]): TopicSubject | null {
  const { doctype, name } = readArguments(args)
  const type = typeof doctype === 'string' ? typeNamed(registry, doctype) : undefined
  if (!type || type.isChild) return null
  if (kind === 'list') return { kind, type, name: '' }
  const isName =
    typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH && !name.includes('\0')
  return isName ? { kind, type, name } : null
}

function clientEventHandlers(
  { registry, topics, publisher }: SubscriptionContext,
  subscriber: Subscriber,
): ClientToServerEvents {
  const subscribe =
    (kind: TopicKind) =>
    (...args: readonly unknown[]): void => {
      const { respond } = readArguments(args)
      const subject = subjectOf(registry, kind, args)
      const topic = subject && topics.join(subject, subscriber)
      if (!topic) return respond(false)
      subscriber.setTypeName(topic.type, String(args[0]))
      publisher.requestSubscription({ topic, subscriber, respond })
      if (kind === 'viewers') publisher.viewersChanged(topic)
    }
  const unsubscribe =
    (kind: TopicKind) =>
    (...args: readonly unknown[]): void => {
      const subject = subjectOf(registry, kind, args)
      const topic = subject && topics.find(kind, subject.type, subject.name)
      if (!topic?.subscribers.has(subscriber)) return
      topics.leave(topic, subscriber)
      if (kind === 'viewers') publisher.viewersChanged(topic)
    }
  return {
    doc_subscribe: subscribe('document'),
    doc_unsubscribe: unsubscribe('document'),
    doc_open: subscribe('viewers'),
    doc_close: unsubscribe('viewers'),
    doctype_subscribe: subscribe('list'),
    doctype_unsubscribe: unsubscribe('list'),
  }
}

export interface RealtimeOptions {
  readonly engine: Engine
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: number
  readonly limits: RealtimeLimits
}

type Sockets = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>

/** The dialect's clients use namespaces for sites; here every name is this site. */
const ANY_SITE = /^\/[\w.:-]{1,140}$/

function listen(httpServer: HttpServer, { engine, allowedOrigins, limits }: RealtimeOptions): Sockets {
  const { publicUrl } = engine.settings
  const sockets: Sockets = new Server(httpServer, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['polling', 'websocket'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: limits.packet,
    connectTimeout: 10_000,
    cleanupEmptyChildNamespaces: true,
    cors: { origin: [...allowedOrigins], credentials: true },
    allowRequest(request, decide) {
      const hasCapacity = sockets.engine.clientsCount < limits.connections
      decide(null, hasCapacity && isAllowedOrigin(request.headers, { publicUrl, allowedOrigins }))
    },
  })
  return sockets
}

const networkKey = (address: string) => networkOf(address) ?? 'unknown'

function createConnectionLimits({ trustedProxies, limits }: RealtimeOptions) {
  const users = createConnectionLimiter(limits.connectionsPerUser)
  const guests = createConnectionLimiter(limits.guestsPerAddress)
  return ({ data: { identity }, request }: Socket) => {
    if (!identity) return null
    const credential = credentialOf(identity)
    const release =
      credential === null
        ? guests.acquire(networkKey(callerAddress(request, trustedProxies)))
        : users.acquire(identity.caller.user)
    return release && { credential, release }
  }
}

function createConnectionHandler(options: RealtimeOptions) {
  const { engine, limits } = options
  const { registry } = engine
  const topics = createTopics(limits.subscriptions)
  const publisher = startPublisher(engine, topics)
  const admit = createConnectionLimits(options)
  return {
    stop: publisher.stop,
    handleConnection(socket: Socket): void {
      const connection = admit(socket)
      delete socket.data.identity
      if (!connection) return void socket.disconnect(true)
      const subscriber = createSubscriber(socket, { ...connection, unreadMessages: limits.unreadMessages })
      topics.addSubscriber(subscriber)
      socket.once('disconnect', () => {
        connection.release()
        for (const topic of topics.removeSubscriber(subscriber))
          if (topic.kind === 'viewers') publisher.viewersChanged(topic)
      })
      const tokenBucket = createTokenBucket(limits.clientEvents)
      socket.use((_packet, next) => (tokenBucket.take() ? next() : void socket.disconnect(true)))
      const handlers = clientEventHandlers({ registry, topics, publisher }, subscriber)
      for (const name of clientEventNames) socket.on(name, handlers[name])
    },
  }
}

export function openSockets(options: RealtimeOptions) {
  const httpServer = createServer()
  const sockets = listen(httpServer, options)
  const connectionHandler = createConnectionHandler(options)
  const identifySocket = createSocketIdentifier(options.engine)
  for (const namespace of [sockets.of('/'), sockets.of(ANY_SITE)]) {
    namespace.use((socket, next) => {
      identifySocket(socket).then(
        () => next(),
        (error: unknown) => next(connectionErrorOf(error)),
      )
    })
    namespace.on('connection', connectionHandler.handleConnection)
  }
  return {
    httpServer,
    async close(): Promise<void> {
      await connectionHandler.stop()
      await sockets.close()
    },
  }
}

export interface OwnOrigins {
  readonly publicUrl: string
  readonly allowedOrigins: readonly string[]
}

/** Refuses other sites' pages that would use our cookie: browsers send the page's origin, other clients none. */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingMessage['headers'], 'origin' | 'host'>,
  { publicUrl, allowedOrigins }: OwnOrigins,
): boolean {
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host || (URL.canParse(publicUrl) && page.origin === new URL(publicUrl).origin)
}
