import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import { Server, type DefaultEventsMap } from 'socket.io'
import type { Engine } from '#framework/engine'
import { credentialOf } from '#framework/identity'
import { networkOf } from '#framework/rate-limit'
import {
  createConnectionLimiter,
  createAllowance,
  type RealtimeBounds,
  callerAddress,
} from './connection-limits.ts'
import type { DocType, Registry } from '#framework/doctypes'
import {
  type ClientToServerEvents,
  clientEventNames,
  type ServerToClientEvents,
  REALTIME_PATH,
} from './messages.ts'
import { type Rounds, startRounds } from './rounds.ts'
import {
  type Subscriber,
  subscriberAt,
  type Subject,
  type TopicKind,
  type Topics,
  createTopics,
  createIdentification,
  refusalOf,
  type Known,
  type Socket,
} from './subscribers.ts'

interface SubscriptionContext {
  readonly registry: Registry
  readonly topics: Topics
  readonly rounds: Rounds
}

const LONGEST_NAME = 140

type Answer = (isAllowed: boolean) => void

function isAnswer(word: unknown): word is Answer {
  return typeof word === 'function'
}

function read(words: readonly unknown[]) {
  const [doctype, name] = words
  const last = words.at(-1)
  return { doctype, name, answer: isAnswer(last) ? last : () => undefined }
}

function typeNamed({ find, renamedTypes }: Registry, name: string): DocType | undefined {
  return find(name) ?? renamedTypes.get(name)
}

function subjectOf(registry: Registry, kind: TopicKind, words: readonly unknown[]): Subject | null {
  const { doctype, name } = read(words)
  const type = typeof doctype === 'string' ? typeNamed(registry, doctype) : undefined
  if (!type || type.isChild) return null
  if (kind === 'list') return { kind, type, name: '' }
  const isName =
    typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME && !name.includes('\0')
  return isName ? { kind, type, name } : null
}

function clientEventHandlers(
  { registry, topics, rounds }: SubscriptionContext,
  subscriber: Subscriber,
): ClientToServerEvents {
  const begin =
    (kind: TopicKind) =>
    (...words: readonly unknown[]): void => {
      const { answer } = read(words)
      const subject = subjectOf(registry, kind, words)
      const topic = subject && topics.join(subject, subscriber)
      if (!topic) return answer(false)
      subscriber.callType(topic.type, String(words[0]))
      rounds.requestSubscription({ topic, subscriber, answer })
      if (kind === 'viewers') rounds.viewersChanged(topic)
    }
  const end =
    (kind: TopicKind) =>
    (...words: readonly unknown[]): void => {
      const subject = subjectOf(registry, kind, words)
      const topic = subject && topics.find(kind, subject.type, subject.name)
      if (!topic?.subscribers.has(subscriber)) return
      topics.leave(topic, subscriber)
      if (kind === 'viewers') rounds.viewersChanged(topic)
    }
  return {
    doc_subscribe: begin('document'),
    doc_unsubscribe: end('document'),
    doc_open: begin('viewers'),
    doc_close: end('viewers'),
    doctype_subscribe: begin('list'),
    doctype_unsubscribe: end('list'),
  }
}

export interface RealtimeOptions {
  readonly engine: Engine
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: number
  readonly bounds: RealtimeBounds
}

type Sockets = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Known>

/** The dialect's clients use namespaces for sites; here every name is this site. */
const ANY_SITE = /^\/[\w.:-]{1,140}$/

function listen(httpServer: HttpServer, { engine, allowedOrigins, bounds }: RealtimeOptions): Sockets {
  const { publicUrl } = engine.settings
  const sockets: Sockets = new Server(httpServer, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['polling', 'websocket'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: bounds.packet,
    connectTimeout: 10_000,
    cleanupEmptyChildNamespaces: true,
    cors: { origin: [...allowedOrigins], credentials: true },
    allowRequest(request, answer) {
      const hasCapacity = sockets.engine.clientsCount < bounds.connections
      answer(null, hasCapacity && isAllowedOrigin(request.headers, { publicUrl, allowedOrigins }))
    },
  })
  return sockets
}

const networkKey = (address: string) => networkOf(address) ?? 'nobody'

function createConnectionCheck({ trustedProxies, bounds }: RealtimeOptions) {
  const users = createConnectionLimiter(bounds.connectionsOfUser)
  const guests = createConnectionLimiter(bounds.guestsFromAddress)
  return ({ data: { identity }, request }: Socket) => {
    if (!identity) return null
    const credential = credentialOf(identity)
    const leave =
      credential === null
        ? guests.enter(networkKey(callerAddress(request, trustedProxies)))
        : users.enter(identity.caller.user)
    return leave && { credential, leave }
  }
}

function createConnectionHandler(options: RealtimeOptions) {
  const { engine, bounds } = options
  const { registry } = engine
  const topics = createTopics(bounds.subscriptions)
  const rounds = startRounds(engine, topics)
  const letIn = createConnectionCheck(options)
  return {
    stop: rounds.stop,
    welcome(socket: Socket): void {
      const admitted = letIn(socket)
      delete socket.data.identity
      if (!admitted) return void socket.disconnect(true)
      const subscriber = subscriberAt(socket, { ...admitted, unreadMessages: bounds.unreadMessages })
      topics.arrive(subscriber)
      socket.once('disconnect', () => {
        admitted.leave()
        for (const topic of topics.depart(subscriber))
          if (topic.kind === 'viewers') rounds.viewersChanged(topic)
      })
      const allowance = createAllowance(bounds.clientEvents)
      socket.use((_packet, next) => (allowance.take() ? next() : void socket.disconnect(true)))
      const hears = clientEventHandlers({ registry, topics, rounds }, subscriber)
      for (const name of clientEventNames) socket.on(name, hears[name])
    },
  }
}

export function openSockets(options: RealtimeOptions) {
  const httpServer = createServer()
  const sockets = listen(httpServer, options)
  const reception = createConnectionHandler(options)
  const recognise = createIdentification(options.engine)
  for (const site of [sockets.of('/'), sockets.of(ANY_SITE)]) {
    site.use((socket, next) => {
      recognise(socket).then(
        () => next(),
        (error: unknown) => next(refusalOf(error)),
      )
    })
    site.on('connection', reception.welcome)
  }
  return {
    httpServer,
    async close(): Promise<void> {
      await reception.stop()
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
