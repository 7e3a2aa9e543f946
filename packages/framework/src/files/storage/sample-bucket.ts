import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface SampleBucket {
  readonly endpoint: string
  readonly objects: ReadonlyMap<string, Buffer>
  close(): Promise<void>
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly objects: Map<string, Buffer>
  readonly key: string
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}

function list({ objects, response }: Asked, prefix: string): void {
  const modified = new Date(0).toISOString()
  const contents = [...objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`)
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`)
}

function sendPart({ response }: Asked, content: Buffer, range: string): void {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const last = to === '' ? content.length - 1 : Number(to)
  if (Number(from) >= content.length) return refuse(response, 416, 'InvalidRange')
  const part = content.subarray(Number(from), last + 1)
  response.writeHead(206, {
    'content-length': part.length,
    'content-range': `bytes ${from}-${last}/${content.length}`,
  })
  response.end(part)
}

function get(asked: Asked): void {
  const { request, response, objects, key } = asked
  const content = objects.get(key)
  const etag = `"${key.length}"`
  if (!content) return refuse(response, 404, 'NoSuchKey')
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  if (request.headers.range !== undefined) return sendPart(asked, content, request.headers.range)
  response.writeHead(200, { 'content-length': content.length, etag })
  response.end(request.method === 'HEAD' ? undefined : content)
}

async function handle(asked: Asked, url: URL): Promise<void> {
  const { request, response, objects, key } = asked
  if (!request.headers.authorization?.includes('Credential=key/'))
    return refuse(response, 403, 'AccessDenied')
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request))
    response.end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (url.searchParams.has('list-type')) list(asked, url.searchParams.get('prefix') ?? '')
  else get(asked)
}

export async function sampleBucket(): Promise<SampleBucket> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(url.pathname).replace(/^\/papers\/?/, '')
    void handle({ request, response, objects, key }, url)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
