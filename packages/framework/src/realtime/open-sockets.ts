import { createServer, type Server as HttpServer } from 'node:http'
import { Server, type DefaultEventsMap } from 'socket.io'
import type { Engine } from '#framework/engine'
import { credentialOf } from '#framework/identity'
import { networkOf } from '#framework/limits'
import { createAdmission } from './admission.ts'
import { createAllowance } from './allowance.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { RealtimeBounds } from './bounds.ts'
import { callerAddress } from './caller-address.ts'
import { wishesOf } from './hear-wishes.ts'
import { wishNames, type Messages, type Wishes } from './messages.ts'
import { REALTIME_PATH } from './realtime-path.ts'
import { createRecogniser, refusalOf, type Known, type Socket } from './recognise.ts'
import { startRounds } from './rounds.ts'
import { subscriberAt } from './subscriber.ts'
import { createTopics } from './topics.ts'

export interface RealtimeOptions {
  readonly engine: Engine
  /** Origins other than our own whose pages may listen. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies in front of us are believed about who asks. */
  readonly trustedProxies: number
  readonly bounds: RealtimeBounds
}

type Sockets = Server<Wishes, Messages, DefaultEventsMap, Known>

/** Sites are namespaces to the dialect's clients; here every name is this site. */
const ANY_SITE = /^\/[\w.:-]{1,140}$/

function listen(house: HttpServer, { engine, allowedOrigins, bounds }: RealtimeOptions): Sockets {
  const { publicUrl } = engine.settings
  const sockets: Sockets = new Server(house, {
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
      const hasRoom = sockets.engine.clientsCount < bounds.connections
      answer(null, hasRoom && isAllowedOrigin(request.headers, { publicUrl, allowedOrigins }))
    },
  })
  return sockets
}

const houseOf = (address: string) => networkOf(address) ?? 'nobody'

/** Counts whoever comes in; null when his house or he himself has enough connections. */
function createDoorkeeper({ trustedProxies, bounds }: RealtimeOptions) {
  const users = createAdmission(bounds.connectionsOfUser)
  const guests = createAdmission(bounds.guestsFromAddress)
  return ({ data: { identity }, request }: Socket) => {
    if (!identity) return null
    const credential = credentialOf(identity)
    const leave =
      credential === null
        ? guests.enter(houseOf(callerAddress(request, trustedProxies)))
        : users.enter(identity.caller.user)
    return leave && { credential, leave }
  }
}

/** What happens at the connections of one server. */
function createReception(options: RealtimeOptions) {
  const { engine, bounds } = options
  const { registry } = engine
  const topics = createTopics(bounds.subscriptions)
  const rounds = startRounds(engine, topics)
  const letIn = createDoorkeeper(options)
  return {
    stop: rounds.stop,
    welcome(socket: Socket): void {
      const admitted = letIn(socket)
      delete socket.data.identity
      if (!admitted) return void socket.disconnect(true)
      const subscriber = subscriberAt(socket, { ...admitted, untaken: bounds.untaken })
      topics.arrive(subscriber)
      socket.once('disconnect', () => {
        admitted.leave()
        for (const topic of topics.depart(subscriber))
          if (topic.kind === 'viewers') rounds.viewersChanged(topic)
      })
      const allowance = createAllowance(bounds.wishes)
      socket.use((_packet, next) => (allowance.take() ? next() : void socket.disconnect(true)))
      const hears = wishesOf({ registry, topics, rounds }, subscriber)
      for (const name of wishNames) socket.on(name, hears[name])
    },
  }
}

/** Opens connections for those who hear of changes. */
export function openSockets(options: RealtimeOptions) {
  // A server that never listens: whoever has the door hands over what is ours.
  const house = createServer()
  const sockets = listen(house, options)
  const reception = createReception(options)
  const recognise = createRecogniser(options.engine)
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
    house,
    async close(): Promise<void> {
      await reception.stop()
      await sockets.close()
    },
  }
}
