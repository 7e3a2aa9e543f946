import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { randomSecret } from '#framework/identity'
import { valuesOf, type TestClient } from '#framework/testing'
import { blogSite, call, newPost, type BlogSite } from '../testing/sample-site.ts'

let work: BlogSite
beforeAll(async () => {
  work = await blogSite()
})
afterAll(() => work.site.close())
afterEach(() => void vi.useRealTimers())

const WEEK = 7 * 24 * 60 * 60 * 1000

async function previewOf(name: string): Promise<string> {
  const { message } = await call(work.office, 'create_preview', { name })
  return String(valuesOf(message)['url'])
}

const tokenIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

const open = (token: string, client: TestClient = work.site.guest) => call(client, 'get_preview', { token })

test('Whoever has the link of the office reads a draft as readers will see it', async () => {
  const { name, route } = await newPost(work, { published: 0, tags: [{ tag: 'Clay' }] })
  const url = await previewOf(name)
  expect(url).toMatch(/^\/blog\/preview\/.{20,}$/)
  expect((await open(tokenIn(url))).message).toMatchObject({
    ...{ is_public: 0, post: { route, title: 'A pot', tags: [{ tag: 'Clay' }] } },
  })
})

test('A guessed token opens nothing, and the stored one is no token', async () => {
  const { name } = await newPost(work, { published: 0 })
  const token = tokenIn(await previewOf(name))
  for (const guess of ['', 'x', token.slice(1), randomSecret(), name])
    expect([404, 417]).toContain((await open(guess)).status)
  const { rows } = await work.site.administrator.get('/api/resource/Blog Preview', { fields: ['*'] })
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { token_hash } of rows) expect((await open(String(token_hash))).status).toBe(404)
})

test('A link ends after a week, also for those who have opened it', async () => {
  const { name } = await newPost(work, { published: 0 })
  const token = tokenIn(await previewOf(name))
  expect((await open(token)).status).toBe(200)
  const later = Date.now() + WEEK + 1000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(later)
  expect((await open(token)).body).toMatchObject({ code: 'blog.preview_ended' })
})

test('After publishing, the link leads to the post, and the office gets its address', async () => {
  const { name, route } = await newPost(work, { published: 0 })
  const token = tokenIn(await previewOf(name))
  await work.office.put(`/api/resource/Blog Post/${name}`, { published: 1 })
  expect((await open(token)).message).toMatchObject({ is_public: 1, post: { route } })
  expect(await previewOf(name)).toBe(`/blog/${route}`)
})

test('Readers make no preview links', async () => {
  const { name } = await newPost(work, { published: 0 })
  for (const client of [work.site.guest, await work.site.userWith('Customer')])
    expect((await call(client, 'create_preview', { name })).status).toBe(403)
})
