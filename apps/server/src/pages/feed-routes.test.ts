import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#framework/rest'
import { testSite, valuesOf, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { addFeedRoutes } from './feed-routes.ts'

let site: TestSite
let app: FastifyInstance

async function insert(type: string, fields: object): Promise<string> {
  const { data } = await site.administrator.post(`/api/resource/${type}`, fields)
  return String(valuesOf(data)['name'])
}

beforeAll(async () => {
  site = await testSite(modules)
  const created = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 0 })
  app = created.app
  addFeedRoutes(app, { engine: site.engine, guestResponses: created.guestResponses })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

test('The feed lists public posts, newest first, and changes with them', async () => {
  const category = await insert('Blog Category', { category_name: 'News', route: 'news' })
  const post = (route: string, more: object) =>
    insert('Blog Post', {
      ...{
        title: route,
        route,
        category,
        summary: 'S',
        author: 'A',
        body: '<p>B</p>',
        published: 1,
        ...more,
      },
    })
  const feed = async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/blog/rss.xml' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    return [...body.matchAll(/<guid[^>]*>https:\/\/asha\.example\/blog\/([^<]*)<\/guid>/g)].map(
      ([, one]) => one,
    )
  }
  expect(await feed()).toEqual([])
  await post('older', { published_at: '2026-01-01 10:00:00' })
  await post('newer', { published_at: '2026-01-02 10:00:00' })
  await post('draft', { published: 0 })
  await post('later', { published_at: '2099-01-01 10:00:00' })
  expect(await feed()).toEqual(['newer', 'older'])
})
