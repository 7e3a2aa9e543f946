import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenApi } from '#framework/openapi'
import { createApp } from '#framework/rest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { modules } from '../modules.ts'
import { addReferenceRoutes } from './reference-routes.ts'

let site: TestSite
let app: FastifyInstance

beforeAll(async () => {
  site = await testSite(modules)
  ;({ app } = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 }))
  addReferenceRoutes(app, site.engine)
})
afterAll(async () => {
  await app.close()
  await site.close()
})

function ask({ authorization }: TestClient, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    url: '/api/openapi.json',
    headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
  })
}

async function documentFor(client: TestClient): Promise<OpenApi> {
  return (await ask(client)).json()
}

const pathsOf = async (client: TestClient) => Object.keys((await documentFor(client)).paths)

test('Guests see only the operations that guests may call', async () => {
  const paths = await pathsOf(site.guest)
  expect(paths).toContain('/api/resource/Gallery')
  expect(paths).toContain('/api/method/mela.contact.contactform')
  expect(paths).not.toContain('/api/resource/User')
  expect(paths).not.toContain('/api/method/mela.rpc.get_list')
  const { body } = await ask(site.guest)
  for (const hidden of ['API Key', 'secret_hash', 'modified_by', 'Version', 'retry_task'])
    expect(body).not.toContain(hidden)
})

test('A signed-in user sees the operations of their roles, and the Administrator all of them', async () => {
  const [plain, office] = await Promise.all([site.userWith(), site.userWith('School Office')])
  const [few, more, all] = [await pathsOf(plain), await pathsOf(office), await pathsOf(site.administrator)]
  expect(few).toContain('/api/method/mela.rpc.get_list')
  expect(few).not.toContain('/api/resource/Contact%20Message')
  expect(more).toContain('/api/resource/Contact%20Message')
  expect(more).not.toContain('/api/method/mela.dead_letters.retry_task')
  expect(all).toContain('/api/method/mela.dead_letters.retry_task')
  expect(all).toContain('/api/resource/API%20Key')
})

test('A type that guests may not create offers them no create operation', async () => {
  const { paths } = await documentFor(site.guest)
  expect(paths['/api/resource/Gallery']?.post).toBeUndefined()
  expect(paths['/api/resource/Gallery/{name}']).toMatchObject({ get: { operationId: 'readGallery' } })
})

test('Every reference in the document resolves', async () => {
  for (const client of [site.guest, await site.userWith('Seller'), site.administrator]) {
    const document = await documentFor(client)
    const named = new Set(
      [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    expect([...named].filter((name) => !(name in document.components.schemas))).toEqual([])
  }
})

test('An unchanged document returns 304, and a wrong secret is refused', async () => {
  const { headers } = await ask(site.guest)
  expect(headers['cache-control']).toBe('no-cache')
  expect((await ask(site.guest, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect((await ask(site.administrator)).headers['cache-control']).toBe('private, no-cache')
  expect(
    (await app.inject({ url: '/api/openapi.json', headers: { authorization: 'token a:b' } })).statusCode,
  ).toBe(401)
})

test('The reference page loads nothing but its own files', async () => {
  const page = await app.inject({ url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self' 'sha256-")
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
  const files = addresses.filter((address) => address.startsWith('/'))
  expect(addresses.filter((address) => !address.startsWith('/api/docs/'))).toEqual(['data:,'])
  for (const url of files) expect((await app.inject({ url })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/docs/swagger-ui.js.map' })).statusCode).toBe(404)
})
