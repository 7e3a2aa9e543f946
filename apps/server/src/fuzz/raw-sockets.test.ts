import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#framework/rest'
import { testSite, type TestSite } from '#framework/testing'

const patience = { head: 300, total: 600, watch: 100 }

let site: TestSite
let app: FastifyInstance
let port: number
const failures: string[] = []

beforeAll(async () => {
  const onError = (where: string, error: unknown) => void failures.push(`${where}: ${String(error)}`)
  site = await testSite([], { settings: { onError } })
  ;({ app } = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0, patience }))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await site.close()
})

function readReply(...parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (data) => (response += data.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(response))
    for (const part of parts) socket.write(part)
  })
}

const post = (...headers: readonly string[]) =>
  ['POST /api/method/login HTTP/1.1', 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')

const json = 'Content-Type: application/json'

test('An endless request head times out', async () => {
  expect(await readReply('GET /api/method/ping HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408')
})

test('A missing or interrupted body times out', async () => {
  const answers = await Promise.all([
    readReply(post(json, 'Content-Length: 100')),
    readReply(post(json, 'Content-Length: 100'), '{"usr": "asha'),
    readReply(post(json, 'Transfer-Encoding: chunked'), '5\r\n{"usr\r\n'),
    readReply(post('Content-Type: multipart/form-data; boundary=b', 'Content-Length: 900'), '--b\r\n'),
  ])
  for (const response of answers) expect(response).toMatch(/^HTTP\/1\.1 4\d\d/)
})

test.each<[string, readonly (string | Buffer)[]]>([
  ['a chunk whose size is no number', [post(json, 'Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n']],
  ['two lengths', [post(json, 'Content-Length: 2', 'Content-Length: 3'), '{}']],
  ['a length and chunks', [post(json, 'Content-Length: 2', 'Transfer-Encoding: chunked'), '0\r\n\r\n']],
  ['a negative length', [post(json, 'Content-Length: -1'), '{}']],
  ['a verb that is none', ['\u0000\u0001 / HTTP/1.1\r\nHost: x\r\n\r\n']],
  ['bytes that are no request', [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00])]],
  ['a head without bound', [post(`X-Long: ${'a'.repeat(40_000)}`)]],
  ['a NUL in the address', ['GET /api/method/ping\u0000 HTTP/1.1\r\nHost: x\r\n\r\n']],
  ['invalid UTF-8 as JSON', [post(json, 'Content-Length: 4'), Buffer.from([0x22, 0xff, 0xfe, 0x22])]],
])('%s is refused, and the server continues', async (_what, parts) => {
  expect(await readReply(...parts)).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(await site.guest.get('/api/method/ping')).toMatchObject({ status: 200, message: 'pong' })
})

test('A valid request with trailing garbage and a closed connection is not counted as a server error', async () => {
  const good = 'GET /api/method/ping HTTP/1.0\r\n\r\n'
  await Promise.all(Array.from({ length: 5 }, () => readReply(`${good}GET /x HTTP/1.1\r\n`)))
  expect(await site.guest.get('/api/method/ping')).toMatchObject({ status: 200 })
  expect(failures).toEqual([])
})
