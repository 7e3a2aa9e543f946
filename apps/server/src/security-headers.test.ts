import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#framework/rest'
import { sampleModule, testSite, type TestSite } from '#framework/testing'
import { addDeskRoutes } from './desk-routes.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { addReferenceRoutes } from './reference-routes.ts'

const renderer = {
  callsFor: () => [],
  renderPage: () => ({ status: 200, html: '<!doctype html>', inlineScripts: [], inlineStyles: [] }),
}

let site: TestSite
let app: FastifyInstance
let file = ''
const folder = mkdtempSync(join(tmpdir(), 'mela-headers-'))

async function openApp(trustedProxies = 0): Promise<FastifyInstance> {
  const { engine } = site
  const made = await createApp({ engine, allowedOrigins: ['https://localhost'], trustedProxies })
  addReferenceRoutes(made.app, engine)
  addDeskRoutes(made.app, engine, folder)
  addPageRoutes(made.app, { engine, responses: made.guestResponses, renderer })
  return made.app
}

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  app = await openApp()
  const { data } = await site.administrator.post('/api/resource/File', { file_name: 'a.txt', content: 'a' })
  file = /"file_url":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
})
afterAll(async () => {
  await app.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const pages = {
  'a page of the app': () => '/events',
  'a page of the desk': () => '/desk',
  'an answer of the API': () => '/api/resource/Sample%20Book',
  'an error of the API': () => '/api/resource/Nothing',
  'the reference of the API': () => '/api/docs',
  'what the reference shows': () => '/api/openapi.json',
  'a file': () => file,
}

test.each(Object.entries(pages))('%s has the headers that protect a browser', async (_name, path) => {
  const { headers } = await app.inject({ url: path(), headers: { origin: 'https://localhost' } })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
    'content-security-policy': expect.stringMatching(/default-src.*frame-ancestors '(none|self)'/),
  })
  expect(String(headers['vary'])).toMatch(/\bOrigin\b/)
})

test.each(['/api/resource/Sample%20Book', '/api/method/ping', '/api/openapi.json', '/api/nothing'])(
  'The response of %s loads nothing when it is opened as a page',
  async (url) => {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  },
)

test('HSTS is sent only over HTTPS, which a trusted proxy may report', async () => {
  const plain = await testSite([], { settings: { publicUrl: 'http://localhost:8080' } })
  onTestFinished(() => plain.close())
  const { app: local } = await createApp({ engine: plain.engine, allowedOrigins: [], trustedProxies: 1 })
  onTestFinished(() => local.close())
  const security = async (headers: Record<string, string>) =>
    (await local.inject({ url: '/api/method/ping', headers })).headers['strict-transport-security']
  expect(await security({})).toBeUndefined()
  expect(await security({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' })).toBe(
    'max-age=31536000',
  )
})
