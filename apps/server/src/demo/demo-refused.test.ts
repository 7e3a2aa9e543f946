import { request as httpRequest } from 'node:http'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { createApp } from '#framework/rest'
import { testSite, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { demoLogins, demoPassword, insertDemoLogins } from './demo-logins.ts'
import { watchDemoRequests } from '../start-server.ts'

const usr = demoLogins[1]?.email ?? ''
const words = { usr, pwd: demoPassword }
const LOGIN = '/api/method/login'
const SIGN_IN = '/api/method/mela.identity.sign_in'
const WHO = '/api/method/frappe.auth.get_logged_user'

let site: TestSite
beforeAll(async () => {
  const addedModules = modules.filter(({ name }) => name !== 'identity' && name !== 'files')
  site = await testSite(addedModules, { settings: { isDemo: true } })
  await site.engine.write(administrator, insertDemoLogins)
})
afterAll(() => site.close())

interface Answer {
  readonly status: number | undefined
  readonly cookie: string
  readonly body: string
}

function send(path: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${site.origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
      text(response).then((all) => resolve({ status: response.statusCode, cookie, body: all }), reject)
    })
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const fromElsewhere: readonly (readonly [string, string])[] = [
  ['forwarded', 'for=203.0.113.9'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-host', 'school.example'],
  ['x-real-ip', '203.0.113.9'],
  ['via', '1.1 proxy'],
  ['cf-connecting-ip', '203.0.113.9'],
  ['host', 'school.example'],
  ['host', '127.0.0.1.evil.example'],
]

test.each(fromElsewhere)('A demo sign-in with %s: %s is refused, by both methods', async (name, value) => {
  for (const path of [LOGIN, SIGN_IN]) {
    const { status, body, cookie } = await send(path, { [name]: value }, words)
    expect(JSON.parse(body)).toMatchObject({ code: 'identity.demo_refused' })
    expect([status, cookie]).toEqual([403, ''])
    expect(body).toContain('only on the computer that runs this server')
    expect(body).not.toContain('api_secret')
  }
})

test('A demo sign-in from a page of another website is refused by its Origin', async () => {
  for (const path of [LOGIN, SIGN_IN]) {
    const { status, cookie, body } = await send(path, { origin: 'https://school.example' }, words)
    expect([status, cookie]).toEqual([400, ''])
    expect(body).not.toContain('api_secret')
  }
})

test('A proxy that adds no header uses HTTP/1.0 and is refused too', async () => {
  const { port } = new URL(site.origin)
  const socket = createConnection(Number(port), '127.0.0.1')
  const body = JSON.stringify(words)
  socket.write(
    `POST ${LOGIN} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403/)
})

test.each(['localhost', '127.0.0.1', '[::1]', 'mela.localhost'])(
  'On this computer the demo is open as %s',
  async (name) => {
    const { status } = await send(LOGIN, { host: `${name}:8080`, origin: `http://${name}:8080` }, words)
    expect(status).toBe(200)
  },
)

test('The session and key of a demo sign-in are refused from elsewhere and stay valid here', async () => {
  const { cookie } = await send(LOGIN, {}, words)
  const answer = (await send(SIGN_IN, {}, words)).body
  const [, key] = /"api_key":"([^"]+)"/.exec(answer) ?? []
  const [, secret] = /"api_secret":"([^"]+)"/.exec(answer) ?? []
  const away = { 'x-forwarded-for': '203.0.113.9' }
  const proofs: Record<string, string>[] = [{ cookie }, { authorization: `token ${key}:${secret}` }]
  for (const headers of proofs) {
    expect((await send(WHO, { ...headers, ...away })).status).toBe(403)
    expect((await send('/api/resource/User', { ...headers, ...away })).status).toBe(403)
    expect((await send(WHO, headers)).status).toBe(200)
  }
})

test('A realtime connection from elsewhere is refused to a demo session', async () => {
  const { cookie } = await send(LOGIN, {}, words)
  const connect = (extraHeaders: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = io(site.origin, { extraHeaders, transports: ['websocket'], reconnection: false })
      onTestFinished(() => void socket.close())
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) => resolve(error.message))
    })
  expect(await connect({ cookie, 'x-forwarded-for': '203.0.113.9' })).toContain('Demo sign-in')
  expect(await connect({ cookie })).toBe('connected')
})

test('Users outside the demo sign in from elsewhere, and guests can read', async () => {
  const away = { host: 'school.example', 'x-forwarded-for': '203.0.113.9' }
  const { status } = await send(LOGIN, away, {
    usr: 'Administrator',
    pwd: 'kite-neem-veranda',
  })
  expect(status).toBe(200)
  expect((await send('/api/resource/Gallery', away)).status).toBe(200)
})

test('The sandbox page is refused to a request from elsewhere', async () => {
  const page = await send('/sandbox/pay/anything', { via: '1.1 proxy', accept: 'text/html' })
  expect(page.status).toBe(403)
  expect(page.body).toContain('Test payments work only on the computer that runs this server')
  expect((await send('/sandbox/pay/anything')).status).toBe(404)
})

test('An undeclared proxy changes nothing on a site without the demo', async () => {
  const other = await testSite([])
  onTestFinished(() => other.close())
  await other.engine.write(administrator, insertDemoLogins)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
  const answer = await other.guest.request('POST', LOGIN, { headers, body: JSON.stringify(words) })
  expect(answer.status).toBe(200)
})

test('The log gives the reason once', async () => {
  const lines: string[] = []
  const { app } = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 })
  onTestFinished(() => app.close())
  watchDemoRequests(app, (line) => lines.push(line))
  await app.inject({ url: '/api/method/ping' })
  expect(lines).toEqual([])
  for (const host of ['one.example', 'two.example'])
    await app.inject({ url: '/api/method/ping', headers: { host } })
  expect(lines).toEqual([expect.stringMatching(/its sign: host.*MELA_TRUST_PROXY/)])
})
