import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clientSettings, configureClient } from './settings.ts'
import { upload } from './upload.ts'

vi.hoisted(() => {
  const saved = new Map<string, string>()
  const localStorage = {
    get length() {
      return saved.size
    },
    key: (index: number) => [...saved.keys()][index] ?? null,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  }
  Object.assign(globalThis, { window: { localStorage }, localStorage })
})

// Node would load the library's build for Node, which lacks File.
vi.mock('tus-js-client', () =>
  vi.importActual<object>('../../../node_modules/tus-js-client/lib.esm/browser/index.js'),
)

class PageRequest {
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 0
  response: unknown = null
  responseText = ''
  responseType = ''
  withCredentials = false
  onload?: () => void
  onerror?: (error: unknown) => void
  onabort?: () => void
  private method = ''
  private url = ''
  private answered = new Headers()
  private readonly control = new AbortController()

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getResponseHeader(name: string) {
    return this.answered.get(name)
  }

  abort() {
    this.control.abort()
    this.onabort?.()
  }

  send(body: Blob | FormData | null) {
    void this.travel(body).then(
      () => this.onload?.(),
      (error: unknown) => this.control.signal.aborted || this.onerror?.(error),
    )
  }

  private async travel(body: Blob | FormData | null) {
    const { method, headers, control } = this
    const response = await fetch(this.url, { method, headers, body, signal: control.signal })
    this.answered = response.headers
    this.status = response.status
    this.responseText = await response.text()
    this.response = this.responseText === '' ? null : JSON.parse(this.responseText)
    if (body instanceof Blob) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size })
  }
}

interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
}

interface Server {
  requests: RecordedRequest[]
  length: number
  saved: number
  cutsLeft: number
  formCuts: number
  refuses: boolean
  silentFrom: number
}

const server: Server = {
  ...{ requests: [], length: 0, saved: 0, cutsLeft: 0, formCuts: 0, refuses: false },
  silentFrom: Infinity,
}

const stored = { name: 'f1', file_name: 'a.txt', file_url: '/files/a.txt', is_private: 0 }

interface TestResponse {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: object
}

function answer(response: ServerResponse, { status, headers = {}, body }: TestResponse) {
  response.writeHead(status, { 'tus-resumable': '1.0.0', ...headers })
  response.end(body && JSON.stringify(body))
}

async function sizeOf(request: IncomingMessage): Promise<number> {
  let size = 0
  for await (const chunk of request) size += Buffer.from(chunk).length
  return size
}

async function takeChunk(request: IncomingMessage, response: ServerResponse) {
  if (server.cutsLeft > 0) {
    server.cutsLeft -= 1
    return request.socket.destroy()
  }
  if (server.saved >= server.silentFrom) return undefined
  server.saved += await sizeOf(request)
  return answer(response, { status: 204, headers: { 'upload-offset': String(server.saved) } })
}

async function takeForm(request: IncomingMessage, response: ServerResponse) {
  if (server.formCuts > 0) {
    server.formCuts -= 1
    return request.socket.destroy()
  }
  await sizeOf(request)
  return answer(response, { status: 200, body: { message: stored } })
}

function begin(request: IncomingMessage, response: ServerResponse) {
  if (server.refuses)
    return answer(response, { status: 417, body: { exc_type: 'ValidationError', code: 'files.empty' } })
  server.length = Number(request.headers['upload-length'])
  server.saved = 0
  return answer(response, { status: 201, headers: { location: '/api/upload/u1' } })
}

function handle(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request
  server.requests.push({ method, url, headers })
  if (url === '/api/method/upload_file') return takeForm(request, response)
  if (method === 'POST') return begin(request, response)
  if (method === 'PATCH') return takeChunk(request, response)
  if (method === 'GET') return answer(response, { status: 200, body: { message: stored } })
  const far = { 'upload-offset': `${server.saved}`, 'upload-length': `${server.length}` }
  return answer(response, { status: 200, headers: far })
}

const listener = createServer((request, response) => void handle(request, response))
const before = { ...clientSettings }

beforeAll(() => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  listener.closeAllConnections()
  listener.close()
})

beforeEach(() => {
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  Object.assign(server, { requests: [], length: 0, saved: 0, cutsLeft: 0, formCuts: 0, refuses: false })
  server.silentFrom = Infinity
  configureClient({
    host: `http://127.0.0.1:${port}`,
    keys: () => ({ api_key: 'k', api_secret: 's', customerRefId: 'c' }),
  })
  vi.stubGlobal('XMLHttpRequest', PageRequest)
})

afterEach(() => {
  configureClient(before)
  vi.unstubAllGlobals()
})

const MEGABYTE = 1024 * 1024
const file = (size: number) => new File([new Uint8Array(size)], 'a.txt', { lastModified: 1 })
const methods = () => server.requests.map(({ method }) => method)

test('A small file is uploaded in one request and reports its progress', async () => {
  expect(await upload(file(1000))).toEqual(stored)
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/method/upload_file'])
})

test('A large file is uploaded in chunks as the signed-in user', async () => {
  const shares: number[] = []
  const options = { ticket: 't', onProgress: (share: number) => void shares.push(share) }
  expect(await upload(file(2.5 * MEGABYTE), options)).toEqual(stored)
  expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'GET'])
  for (const { headers } of server.requests)
    expect([headers.authorization, headers['x-upload-ticket']]).toEqual(['token k:s', 't'])
  expect(shares.at(-1)).toBe(1)
})

test('A failed chunk is sent again from the offset that the server reports', async () => {
  server.cutsLeft = 1
  expect(await upload(file(1.5 * MEGABYTE))).toEqual(stored)
  expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH', 'PATCH', 'GET'])
  expect(server.saved).toBe(1.5 * MEGABYTE)
})

test('A small file is sent in chunks after a network failure', async () => {
  server.formCuts = 1
  expect(await upload(file(1000))).toEqual(stored)
  expect(methods()).toEqual(['POST', 'POST', 'PATCH', 'GET'])
})

test('An upload resumes after a page reload, and another target for the same file is a separate upload', async () => {
  server.silentFrom = MEGABYTE
  const page = new AbortController()
  const lost = upload(file(1.5 * MEGABYTE), { signal: page.signal })
  await vi.waitFor(() => expect(methods()).toEqual(['POST', 'PATCH', 'PATCH']), { timeout: 30_000 })
  server.silentFrom = Infinity
  expect(await upload(file(1.5 * MEGABYTE))).toEqual(stored)
  expect(methods().slice(3)).toEqual(['HEAD', 'PATCH', 'GET'])
  server.requests = []
  const attachTo = { doctype: 'Gallery', name: 'G-1', field: 'image' }
  await upload(file(1.5 * MEGABYTE), { attachTo })
  expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'GET'])
  page.abort()
  await expect(lost).rejects.toMatchObject({ isOffline: true })
  await vi.waitFor(() => expect(methods()).toContain('DELETE'), { timeout: 30_000 })
})

test('A refused upload shows the server’s message and is not retried', async () => {
  server.refuses = true
  await expect(upload(file(2 * MEGABYTE))).rejects.toMatchObject({ status: 417, code: 'files.empty' })
  expect(methods()).toEqual(['POST'])
})

test('A file beyond 10.0 MB or one already cancelled is not sent at all', async () => {
  await expect(upload(file(10 * MEGABYTE + 1))).rejects.toMatchObject({ status: 413 })
  await expect(upload(file(10), { signal: AbortSignal.abort() })).rejects.toMatchObject({ status: 0 })
  expect(server.requests).toEqual([])
})
