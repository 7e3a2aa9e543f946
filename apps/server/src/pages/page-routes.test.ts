import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { administrator } from '#framework/permissions'
import { createApp } from '#framework/rest'
import { Book, sampleModule, testSite, type TestSite } from '#framework/testing'
import type { PageRenderer } from './page-renderer.ts'
import { addPageRoutes } from './page-routes.ts'

const list = '/api/resource/Sample%20Book?fields=["title"]'

const renderer: PageRenderer = {
  callsFor: (_request, answers) =>
    'books' in answers
      ? [{ key: 'who', method: 'GET', url: '/api/method/mela.sample.count_books' }]
      : [{ key: 'books', method: 'GET', url: list }],
  renderPage: ({ path, language, origin }, answers) => ({
    status: path === '/gone' ? 404 : 200,
    html: `<!doctype html><p lang="${language}">${origin}${path} ${JSON.stringify(answers)}</p>`,
    inlineScripts: ['1'],
    inlineStyles: [],
  }),
}

let site: TestSite
let app: FastifyInstance

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  const created = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 })
  app = created.app
  addPageRoutes(app, { engine: site.engine, responses: created.guestResponses, renderer })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

test('A page is sent with its first data, its policy and its language', async () => {
  const page = await app.inject({ url: '/anywhere', headers: { 'accept-language': 'ta' } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<p lang="ta">https://asha.example/anywhere')
  expect(page.body).toContain('"who":{"status":200,"body":{"message":')
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(page.headers['vary']).toContain('accept-language')
})

test('A change of a shown document invalidates the page', async () => {
  expect((await app.inject({ url: '/' })).body).not.toContain('Fresh')
  await site.engine.write(administrator, (documents) =>
    documents.insert(Book, { title: 'Fresh', published: 1 }),
  )
  expect((await app.inject({ url: '/' })).body).toContain('Fresh')
})

test('A page that the reader already has is not sent again', async () => {
  const { headers } = await app.inject({ url: '/again' })
  const again = await app.inject({ url: '/again', headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('A path that is not a page gets its proper response', async () => {
  expect((await app.inject({ url: '/gone' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/missing.js' })).json()).toMatchObject({ exc_type: 'DoesNotExistError' })
  expect((await app.inject({ url: '/api/nowhere' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/anywhere' })).statusCode).toBe(404)
})

test('A page hidden from guests reveals neither that it exists nor that it does not', async () => {
  const headers = { cookie: 'sid=somebody' }
  const page = await app.inject({ url: '/gone', headers })
  expect(page.statusCode).toBe(200)
  expect((await app.inject({ url: '/gone' })).statusCode).toBe(404)
})
