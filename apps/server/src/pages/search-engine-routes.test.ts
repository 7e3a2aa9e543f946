import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#framework/rest'
import { testSite, valuesOf, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { addSearchEngineRoutes } from './search-engine-routes.ts'

let site: TestSite
let app: FastifyInstance

async function insert(type: string, fields: object): Promise<string> {
  const { data } = await site.administrator.post(`/api/resource/${encodeURIComponent(type)}`, fields)
  return String(valuesOf(data)['name'])
}

beforeAll(async () => {
  site = await testSite(modules)
  const created = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 })
  app = created.app
  addSearchEngineRoutes(app, { engine: site.engine, guestResponses: created.guestResponses })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const page = (fields: object) => insert('Web Page', { title: 'A page', published: 1, ...fields })
const album = (fields: object) => insert('Gallery', { title: 'An album', published: 1, ...fields })

async function paths(): Promise<readonly string[]> {
  const { statusCode, body } = await app.inject({ url: '/sitemap.xml' })
  expect(statusCode).toBe(200)
  return [...body.matchAll(/<loc>https:\/\/asha\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

test('The sitemap lists every page that a guest may read once, and is invalidated with its documents', async () => {
  expect(await paths()).toEqual(expect.arrayContaining(['/', '/gallery', '/events', '/contact-us']))
  await page({ route: 'home-page' })
  await page({ route: 'about-us' })
  await page({ route: 'our-school' })
  const seen = await album({ visibility: 'public' })
  const board = await insert('Board', { board_name: 'Everybody', who_reads: 'everybody' })
  const found = await paths()
  expect(found).toEqual(
    expect.arrayContaining([
      ...['/about-us', '/p/our-school', `/gallery-detail/${seen}`, `/message-board/${board}`],
    ]),
  )
  expect(new Set(found).size).toBe(found.length)
})

test('Draft, future and restricted pages are not in the sitemap', async () => {
  const hidden = [
    await album({ visibility: 'members' }),
    await album({ visibility: 'public', published: 0 }),
    await insert('Board', { board_name: 'Members', who_reads: 'members' }),
    await insert('Board', { board_name: 'Office', who_reads: 'office' }),
    await insert('Board', { board_name: 'Closed', who_reads: 'everybody', published: 0 }),
    await insert('Mela Event', {
      title: 'Members only',
      start_date: '2031-01-01',
      published: 1,
      visibility: 'members',
    }),
    await insert('Mela Event', {
      title: 'A draft',
      start_date: '2031-01-01',
      published: 0,
      visibility: 'public',
    }),
  ]
  await page({ route: 'draft', published: 0 })
  await page({ route: 'to-come', publish_on: '2099-01-01 00:00:00' })
  await insert('Product Category', { category_name: 'Not yet', route: 'not-yet', published: 0 })
  const found = await paths()
  expect(hidden).not.toContain('undefined')
  for (const part of [...hidden, 'draft', 'to-come', 'not-yet'])
    expect(found.filter((path) => path.endsWith(part))).toEqual([])
})

test('An unpublished page leaves the sitemap', async () => {
  const name = await album({ visibility: 'public' })
  expect(await paths()).toContain(`/gallery-detail/${name}`)
  await site.administrator.put(`/api/resource/Gallery/${name}`, { visibility: 'members' })
  expect(await paths()).not.toContain(`/gallery-detail/${name}`)
})

test('An unneeded sitemap file is empty, and an invalid number returns 404', async () => {
  expect((await app.inject({ url: '/sitemap-2.xml' })).body).not.toContain('<url>')
  expect((await app.inject({ url: '/sitemap-x.xml' })).statusCode).toBe(404)
})

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Sitemap: https://asha.example/sitemap.xml')
  for (const path of ['/desk', '/api/', '/yourcart', '/checkout', '/tabs/my-profile'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).not.toMatch(/^Disallow: \/$/m)
})
