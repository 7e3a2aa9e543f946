import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rowsOf, valuesOf, type TestClient } from '#framework/testing'
import { blogSite, call, inSeconds, newPost, savePost, type BlogSite } from '../testing/sample-site.ts'

const DAY = 24 * 60 * 60
const MINUTE = 60

let work: BlogSite
beforeAll(async () => {
  work = await blogSite()
})
afterAll(() => work.site.close())
afterEach(() => void vi.useRealTimers())

const read = (route: string, client: TestClient = work.site.guest) =>
  client.get('/api/method/mela.blog.get_post', { route })
const list = (values: Readonly<Record<string, unknown>> = {}) =>
  work.site.guest.get('/api/method/mela.blog.get_posts', values)
const routes = async (values: Readonly<Record<string, unknown>> = {}) =>
  rowsOf(valuesOf((await list(values)).message)['posts']).map(({ route }) => route)

/** Lets time pass for the server and its cache. */
function pass(seconds: number): void {
  const later = Date.now() + seconds * 1000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(later)
}

test('Guests read published posts and neither drafts nor scheduled ones, by no way', async () => {
  const open = await newPost(work)
  const hidden = [
    await newPost(work, { published: 0 }),
    await newPost(work, { published_at: inSeconds(DAY) }),
  ]
  expect((await read(open.route)).message).toMatchObject({ title: 'A pot', category_name: 'Workshops' })
  expect(await routes()).toContain(open.route)
  for (const { name, route } of hidden) {
    expect((await read(route)).body).toMatchObject({ code: 'blog.not_available' })
    expect(await routes()).not.toContain(route)
    expect((await work.site.guest.get(`/api/resource/Blog Post/${name}`)).status).toBe(403)
  }
})

test('A scheduled post becomes public at its minute, in spite of cached responses', async () => {
  const { route } = await newPost(work, { published_at: inSeconds(2 * MINUTE) })
  expect((await read(route)).status).toBe(404)
  expect(await routes()).not.toContain(route)
  expect((await list()).statements).toEqual([])
  pass(MINUTE)
  expect((await read(route)).status).toBe(404)
  pass(MINUTE + 1)
  expect((await read(route)).status).toBe(200)
  expect(await routes()).toContain(route)
})

test('A post without a time is published now, and one of the past keeps its day', async () => {
  const now = await newPost(work)
  const past = await newPost(work, { published_at: '2024-02-29 10:00:00' })
  const dayOf = async (route: string) =>
    String(valuesOf((await read(route)).message)['published_at']).slice(0, 10)
  expect(await dayOf(now.route)).toBe(inSeconds(0).slice(0, 10))
  expect(await dayOf(past.route)).toBe('2024-02-29')
})

test('A script in a post is removed, and its pictures and headings stay', async () => {
  const body =
    '<h2>Clay</h2><script>alert(1)</script><p onclick="x()">Hi</p><img src="/files/a.png" alt="A" onerror="x()"><a href="javascript:x()">y</a><iframe src="https://x.example"></iframe>'
  const { route } = await newPost(work, { body })
  const shown = String(valuesOf((await read(route)).message)['body'])
  expect(shown).toContain('<h2>Clay</h2>')
  expect(shown).toContain('<img src="/files/a.png" alt="A" />')
  expect(shown).not.toMatch(/script|onclick|onerror|iframe/)
})

test('A path used twice, or one with a slash, is refused at its field', async () => {
  const { route } = await newPost(work)
  const again = await savePost(work, { route })
  expect(again.status).toBeGreaterThanOrEqual(409)
  expect(JSON.stringify(again.body)).toContain('route')
  expect((await savePost(work, { route: 'a/b' })).body).toMatchObject({ field: 'route' })
  expect((await savePost(work, { route: 'Not A Path' })).body).toMatchObject({ field: 'route' })
})

test('The list starts with featured posts, is narrowed by category, tag and words, and has pages', async () => {
  const featured = await newPost(work, { is_featured: 1, published_at: '2020-01-01 08:00:00' })
  const tagged = await newPost(work, { tags: [{ tag: 'Kolam' }, { tag: 'kolam ' }] })
  expect((await routes())[0]).toBe(featured.route)
  expect(await routes({ txt: 'kolam' })).toEqual([tagged.route])
  expect(await routes({ txt: '100%' })).toEqual([])
  expect(await routes({ category: 'nothing' })).toEqual([])
  expect(await routes({ tag: 'KOLAM' })).toEqual([tagged.route])
  expect(await routes({ tag: 'Kol' })).toEqual([])
  expect(valuesOf((await read(tagged.route)).message)['tags']).toEqual([{ tag: 'Kolam', label: 'Kolam' }])
  for (let count = 0; count < 13; count += 1) await newPost(work)
  const first = valuesOf((await list()).message)
  expect(first['has_more']).toBe(1)
  expect(first['posts']).toHaveLength(12)
  const second = await routes({ start: 12 })
  expect(second.length).toBeGreaterThan(0)
  expect((await routes()).filter((route) => second.includes(route))).toEqual([])
})

test('A post names the posts before and after it, and related documents until they are deleted', async () => {
  const { data } = await work.site.administrator.post('/api/resource/Product', { title: 'Pot' })
  const product = String(valuesOf(data)['name'])
  const [older, post, newer] = [
    await newPost(work, { published_at: '2021-01-01 08:00:00' }),
    await newPost(work, { published_at: '2021-01-02 08:00:00', products: [{ product }] }),
    await newPost(work, { published_at: '2021-01-03 08:00:00' }),
  ]
  const page = valuesOf((await read(post.route)).message)
  expect(page).toMatchObject({ previous: { route: older.route }, next: { route: newer.route } })
  expect(page['products']).toEqual([product])
  const refused = await work.site.administrator.delete(`/api/resource/Product/${product}`)
  expect(refused.body).toMatchObject({ exc_type: 'LinkExistsError' })
  await work.office.put(`/api/resource/Blog Post/${post.name}`, { products: [] })
  expect((await work.site.administrator.delete(`/api/resource/Product/${product}`)).status).toBe(202)
  expect(valuesOf((await read(post.route)).message)['products']).toEqual([])
})

test('The list takes two statements and a post two, three in another language', async () => {
  const { route } = await newPost(work)
  const own = (statements: readonly string[]) =>
    statements.filter((statement) => /"(Blog [A-Z]\w+|Translation)"/.test(statement))
  expect(own((await list({ start: 1 })).statements)).toHaveLength(2)
  expect(own((await read(route)).statements)).toHaveLength(2)
  const inTamil = await work.site.guest.request('GET', `/api/method/mela.blog.get_post?route=${route}`, {
    headers: { 'accept-language': 'ta' },
  })
  expect(own(inTamil.statements)).toHaveLength(3)
})

test('A reader finds a post by its translated title and reads it in their language', async () => {
  const { route } = await newPost(work, { title: 'The heron listens', body: '<p>It waits.</p>' })
  for (const [source_text, translated_text] of [
    ['The heron listens', 'கொக்கு கேட்கிறது'],
    ['<p>It waits.</p>', '<p>அது காத்திருக்கிறது.<script>x()</script></p>'],
  ])
    await work.site.administrator.post('/api/resource/Translation', {
      ...{ language: 'ta', source_text, translated_text },
    })
  const headers = { 'accept-language': 'ta' }
  const inTamil = (path: string) =>
    work.site.guest.request('GET', `/api/method/mela.blog.${path}`, { headers })
  const { message } = await inTamil(`get_post?route=${route}`)
  expect(message).toMatchObject({ title: 'கொக்கு கேட்கிறது', body: '<p>அது காத்திருக்கிறது.</p>' })
  const found = await inTamil(`get_posts?txt=${encodeURIComponent('கொக்கு')}`)
  expect(valuesOf(found.message)['posts']).toMatchObject([{ route, title: 'கொக்கு கேட்கிறது' }])
})

test('The sitemap and the site search know public posts alone', async () => {
  const open = await newPost(work, { title: 'Zebra crossing' })
  const later = await newPost(work, { title: 'Zebra stripes', published_at: inSeconds(DAY) })
  const { message } = await work.site.guest.post('/api/method/mobileapi.get_all_route')
  const all = rowsOf(message).map(({ route }) => route)
  expect(all).toContain(`blog/${open.route}`)
  expect(all).not.toContain(`blog/${later.route}`)
  const found = await work.site.guest.post('/api/method/mela.search.search_site', { text: 'zebra' })
  expect(valuesOf(found.message)['groups']).toMatchObject([
    { group: 'posts', results: [{ title: 'Zebra crossing', path: `/blog/${open.route}` }] },
  ])
})

test('Deleting a post deletes its comments and preview links', async () => {
  const { name } = await newPost(work)
  const reader = await work.site.userWith('Customer')
  await call(reader, 'add_comment', { post: name, text: 'Lovely' })
  await call(work.office, 'create_preview', { name })
  expect((await work.office.delete(`/api/resource/Blog Post/${name}`)).status).toBe(202)
  const left = await work.site.administrator.get('/api/resource/Blog Comment', {
    filters: [['post', '=', name]],
  })
  expect(left.rows).toEqual([])
})
