import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultBounds, type RealtimeBounds } from './connection-limits.ts'
import type { RealtimeOptions } from './open-sockets.ts'
import { REALTIME_PATH } from './messages.ts'

type Given = Omit<RealtimeOptions, 'bounds'> & { readonly bounds?: Partial<RealtimeBounds> | undefined }

/** True for requests that want to become a connection of ours; every other wish to upgrade is answered as a plain request. */
export function isRealtimeRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.startsWith(REALTIME_PATH)
}

/** Who hears of changes, on the same door as everything else. Loaded when the first one comes. */
export function addRealtime(app: FastifyInstance, given: Given): void {
  const options = { ...given, bounds: { ...defaultBounds, ...given.bounds } }
  let opening: ReturnType<typeof open> | null = null
  let isClosing = false
  const open = async () => (await import('./open-sockets.ts')).openSockets(options)
  // Whoever comes first does not open them for himself alone: they are no one request's work.
  const outside = new AsyncResource('mela realtime')
  const opened = () => (opening ??= outside.runInAsyncScope(open))

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

  // Clients take a closed connection as a reason to come back.
  app.addHook('preClose', async () => {
    isClosing = true
    await (await opening)?.close()
  })
}
