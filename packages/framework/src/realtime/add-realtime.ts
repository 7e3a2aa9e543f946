import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultLimits, type RealtimeLimits } from './connection-limits.ts'
import type { RealtimeOptions } from './open-sockets.ts'
import { REALTIME_PATH } from './messages.ts'

type AddRealtimeOptions = Omit<RealtimeOptions, 'limits'> & {
  readonly limits?: Partial<RealtimeLimits> | undefined
}

/** True for upgrades to our realtime connection; other upgrades are answered as plain requests. */
export function isRealtimeRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.startsWith(REALTIME_PATH)
}

export function addRealtime(app: FastifyInstance, options: AddRealtimeOptions): void {
  const settings = { ...options, limits: { ...defaultLimits, ...options.limits } }
  let opening: ReturnType<typeof open> | null = null
  let isClosing = false
  const open = async () => (await import('./open-sockets.ts')).openSockets(settings)
  // Sockets are shared, so their work belongs to no one request.
  const asyncScope = new AsyncResource('mela realtime')
  const opened = () => (opening ??= asyncScope.runInAsyncScope(open))

  app.route({
    method: ['GET', 'POST'],
    url: REALTIME_PATH,
    async onRequest(request, reply) {
      const { httpServer } = await opened()
      reply.hijack()
      httpServer.emit('request', request.raw, reply.raw)
    },
    handler: () => undefined,
  })

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (isClosing || !isRealtimeRequest(request)) return void socket.destroy()
    opened().then(
      ({ httpServer }) => void httpServer.emit('upgrade', request, socket, head),
      () => socket.destroy(),
    )
  })

  app.addHook('preClose', async () => {
    isClosing = true
    await (await opening)?.close()
  })
}
