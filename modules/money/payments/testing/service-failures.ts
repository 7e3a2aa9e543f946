import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, GatewayUnavailable } from '../gateways/gateway.ts'
import { newOrder, newReference } from './gateway-contract.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface GatewayWithService {
  readonly gateway: Gateway
  readonly service: LocalService
  readonly secrets: readonly string[]
}

export const SHORT_TIMEOUT_MS = 300

const failureModes: readonly FailureMode[] = [
  500,
  502,
  503,
  429,
  401,
  'garbage',
  'silence',
  'trickle',
  'hang-up',
]

const operations: Readonly<Record<string, (gateway: Gateway) => Promise<unknown>>> = {
  createOrder: (gateway) => gateway.createOrder(newOrder()),
  fetchOrder: (gateway) => gateway.fetchOrder('order_1'),
  capture: (gateway) => gateway.capture('payment_1', 100, 'INR'),
  refund: (gateway) => gateway.refund({ payment: 'payment_1', amount: 100, reference: newReference() }),
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  )

export function testServiceFailures(open: () => Promise<GatewayWithService>): void {
  let opened: GatewayWithService | null = null
  const requireOpened = () => {
    if (!opened) throw new Error('The service is not open')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => opened?.service.close())

  test.each(failureModes)(
    'Trouble %s ends soon, in an error that may be tried again and tells no secret',
    async (trouble) => {
      const { gateway, service, secrets } = requireOpened()
      service.trouble = trouble
      const began = performance.now()
      for (const [operation, ask] of Object.entries(operations)) {
        const error = await failureOf(ask(gateway))
        expect(error).toBeInstanceOf(GatewayUnavailable)
        expect(error).toMatchObject({ gateway: gateway.name, operation })
        const errorText = inspect(error, { depth: null, showHidden: true })
        expect(secrets.filter((secret) => errorText.includes(secret))).toEqual([])
      }
      expect(performance.now() - began).toBeLessThan(Object.keys(operations).length * 6 * SHORT_TIMEOUT_MS)
    },
  )

  test('A service that nobody can reach is away', async () => {
    const { gateway, service } = requireOpened()
    await service.close()
    for (const ask of Object.values(operations))
      expect(await failureOf(ask(gateway))).toBeInstanceOf(GatewayUnavailable)
  })
}

export interface ServiceRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export interface ServiceResponse {
  readonly status: number
  readonly body: unknown
}

type FailureMode = number | 'garbage' | 'silence' | 'trickle' | 'hang-up'

export interface LocalService {
  readonly url: string
  readonly asked: readonly ServiceRequest[]
  trouble: FailureMode | null
  close(): Promise<void>
}

const TRICKLE = 20

function respondWithFailure(response: ServerResponse, trouble: FailureMode): void {
  if (trouble === 'silence') return
  if (trouble === 'hang-up') return void response.destroy()
  if (trouble === 'garbage') return void response.end('<html>Bad gateway')
  if (trouble !== 'trickle') return void response.writeHead(trouble).end('{"error":{"message":"not now"}}')
  response.writeHead(200, { 'content-type': 'application/json' })
  const drops = setInterval(() => response.write(' '), TRICKLE)
  response.on('close', () => clearInterval(drops))
}

async function readRequest(request: IncomingMessage): Promise<ServiceRequest> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://service.invalid')
  const { method = 'GET', headers } = request
  return { method, path, query, headers, body: await text(request) }
}

/** Opens a local HTTP service, so that the SDK's real requests are tested. */
export async function openLocalService(
  answer: (asked: ServiceRequest) => ServiceResponse,
): Promise<LocalService> {
  const asked: ServiceRequest[] = []
  const service: Pick<LocalService, 'trouble'> = { trouble: null }
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      asked.push(one)
      if (service.trouble !== null) return respondWithFailure(response, service.trouble)
      const { status, body } = answer(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The service listens at no port')
  return Object.assign(service, {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
