import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

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

/** In what way a service fails: it answers this status, or what no client expects, or nothing, or drop by drop. */
export type FailureMode = number | 'garbage' | 'silence' | 'trickle' | 'hang-up'

export interface LocalService {
  readonly url: string
  /** What was asked, in order. */
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

/** A service on this machine, so that an SDK really speaks HTTP with somebody. */
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
