import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentSettings } from '../../apps/app/build/vite-settings.ts'
import { openDevServer, type DevServer } from './dev-server.ts'

const root = resolve(import.meta.dirname, '../..')
const indexPage =
  '<!doctype html><head></head><div id="root"></div><script type="module" src="/src/main.tsx"></script>'

const sources = {
  'main.tsx': `import './page.css'
import { createRoot } from 'react-dom/client'
import { Page } from './page.tsx'
createRoot(document.body).render(<Page />)
`,
  'page.tsx': 'export function Page() { return <h1>First</h1> }\n',
  'page.css': 'h1 { color: red }\n',
}

let folder: string
let server: DevServer
let address: string

function writeSource(name: keyof typeof sources, content: string): void {
  writeFileSync(join(folder, 'src', name), content)
}

async function listen(http: DevServer['http'], port = 0): Promise<number> {
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  return (http.address() as AddressInfo).port
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/broken') return response.destroy()
  if (request.url === '/page') {
    const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }
    return response.writeHead(200, headers).end(indexPage)
  }
  const { method, url } = request
  const body = JSON.stringify({ method, url, body: await text(request), cookie: request.headers.cookie })
  response.writeHead(418, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }).end(body)
}
const api = createServer((request, response) => void answer(request, response))
api.on('upgrade', (request, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n')
  socket.write(`asked for ${request.url}; `)
  socket.pipe(socket)
})

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'dev-server-'))
  mkdirSync(join(folder, 'src'))
  for (const [name, content] of Object.entries(sources)) writeFileSync(join(folder, 'src', name), content)
  const app = { ...developmentSettings(), root: folder, cacheDir: join(folder, 'vite') }
  server = await openDevServer({ apiPort: await listen(api), apps: [app] })
  address = `http://127.0.0.1:${await listen(server.http)}`
})
afterAll(async () => {
  await server.close()
  api.close()
  rmSync(folder, { recursive: true, force: true })
})

const sourceOf = async (path: string) => (await fetch(address + path, { headers: { accept: '*/*' } })).text()

interface Update {
  readonly type: string
  readonly updates?: readonly { readonly type: string; readonly path: string }[]
}

/** Returns the update that a change brings. Vite reloads pages once on its own, when it has found their packages. */
async function waitForUpdate(change: () => void): Promise<Update> {
  for (const name of Object.keys(sources)) await sourceOf(`/src/${name}`)
  const page = new WebSocket(address.replace('http', 'ws'), 'vite-hmr')
  const messages: Update[] = []
  page.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as Update))
  await expect.poll(() => messages.map(({ type }) => type)).toContain('connected')
  change()
  await expect.poll(() => messages.find(({ type }) => type === 'update'), { timeout: 5_000 }).toBeDefined()
  page.close()
  return messages.find(({ type }) => type === 'update') ?? { type: 'nothing' }
}

test('An open page applies a changed stylesheet without a reload', async () => {
  const update = await waitForUpdate(() => writeSource('page.css', 'h1 { color: blue }\n'))
  expect(update).toMatchObject({ type: 'update', updates: [{ path: '/src/page.css' }] })
  expect(await sourceOf('/src/page.css')).toContain('color: blue')
})

test('An open page applies a changed component without a reload', async () => {
  const update = await waitForUpdate(() =>
    writeSource('page.tsx', sources['page.tsx'].replace('First', 'Second')),
  )
  expect(update).toMatchObject({ type: 'update', updates: [{ type: 'js-update', path: '/src/page.tsx' }] })
  expect(await sourceOf('/src/page.tsx')).toContain('Second')
})

test('A page of the API gets Vite’s scripts and may run them', async () => {
  const answer = await fetch(`${address}/page`, { headers: { accept: 'text/html' } })
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(await answer.text()).toMatch(/@react-refresh.*@vite\/client.*src="\/src\/main\.tsx/s)
})

test('Any other request reaches the API unchanged, and so does its response', async () => {
  const answer = await fetch(`${address}/api/order?a=1`, {
    method: 'POST',
    headers: { cookie: 'sid=1' },
    body: 'two pots',
  })
  expect(answer.status).toBe(418)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/order?a=1',
    body: 'two pots',
    cookie: 'sid=1',
  })
})

test('A long-lived connection is passed on to the API', async () => {
  const upgrade = send(`${address}/socket.io/`, { headers: { connection: 'Upgrade', upgrade: 'echo' } }).end()
  const [, socket, first] = (await once(upgrade, 'upgrade')) as [IncomingMessage, Socket, Buffer]
  socket.end('hello')
  expect(String(first) + (await text(socket))).toBe('asked for /socket.io/; hello')
})

test('An interrupted response is reported as interrupted', async () => {
  expect((await fetch(`${address}/broken`)).status).toBe(502)
})

test('A file outside the sources is refused', async () => {
  expect((await fetch(`${address}/@fs${root}/package.json`)).status).toBe(403)
})

test('A request waits while the API starts', async () => {
  const { port } = api.address() as AddressInfo
  api.closeAllConnections()
  api.close()
  await once(api, 'close')
  const answer = fetch(`${address}/api/later`)
  await listen(api, port)
  expect((await answer).status).toBe(418)
})
