import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf, type TestClient } from '#framework/testing'
import { blogSite, call, inSeconds, newPost, type BlogSite } from '../testing/sample-site.ts'

let work: BlogSite
let reader: TestClient
let other: TestClient
beforeAll(async () => {
  work = await blogSite()
  ;[reader, other] = [await work.site.userWith('Customer'), await work.site.userWith('Guardian')]
})
afterAll(() => work.site.close())

const DAY = 24 * 60 * 60

const review = (setting: 'everybody' | 'nobody') =>
  work.site.administrator.put('/api/resource/Moderation Settings/Moderation Settings', { review: setting })

const write = (client: TestClient, post: string, text = 'Lovely') =>
  call(client, 'add_comment', { post, text })

async function seen(client: TestClient, post: string) {
  const { message } = await client.get('/api/method/mela.blog.get_comments', { post })
  const { count, comments } = valuesOf(message)
  return { count, texts: rowsOf(comments).map(({ text }) => text) }
}

async function decide(comment: unknown, changes: object): Promise<void> {
  const { rows } = await work.office.get('/api/resource/Moderation Item', {
    filters: [['reference_name', '=', comment]],
  })
  const answer = await work.office.put(`/api/resource/Moderation Item/${String(rows[0]?.['name'])}`, changes)
  expect(answer.status).toBe(200)
}

test('A comment is visible to its author alone until the office approves it', async () => {
  await review('everybody')
  const { name } = await newPost(work)
  const { message } = await write(reader, name)
  const { comment, is_waiting } = valuesOf(message)
  expect(is_waiting).toBe(1)
  expect(await seen(reader, name)).toEqual({ count: 0, texts: ['Lovely'] })
  for (const client of [other, work.site.guest])
    expect(await seen(client, name)).toEqual({ count: 0, texts: [] })
  await decide(comment, { state: 'approved' })
  for (const client of [reader, other, work.site.guest])
    expect(await seen(client, name)).toEqual({ count: 1, texts: ['Lovely'] })
  await work.site.engine.drainEvents()
  const notices = await work.site.administrator.get('/api/resource/Notification', {
    fields: ['user'],
    filters: [['event', '=', 'blog.comment_published']],
  })
  expect(notices.rows).toEqual([{ user: reader.user }])
})

test('A comment that the office declines is visible to nobody, and its author learns why', async () => {
  await review('everybody')
  const { name } = await newPost(work)
  const { comment } = valuesOf((await write(reader, name)).message)
  await decide(comment, { state: 'hidden', hidden_because: 'An advertisement' })
  expect(await seen(reader, name)).toEqual({ count: 0, texts: [] })
  await work.site.engine.drainEvents()
  const { rows } = await work.site.administrator.get('/api/resource/Notification', {
    filters: [['event', '=', 'blog.comment_declined']],
  })
  expect(rows).toHaveLength(1)
})

test('Without a review, a comment is visible at once; one with a link still waits', async () => {
  await review('nobody')
  const { name } = await newPost(work)
  expect(valuesOf((await write(reader, name)).message)['is_waiting']).toBe(0)
  expect(valuesOf((await write(reader, name, 'Loans: cheap-loans.xyz')).message)['is_waiting']).toBe(1)
  expect(await seen(work.site.guest, name)).toEqual({ count: 1, texts: ['Lovely'] })
})

test('Only signed-in people comment, on public posts that allow it', async () => {
  const open = await newPost(work)
  expect((await write(work.site.guest, open.name)).status).toBe(403)
  const [closed, draft, later] = [
    await newPost(work, { allows_comments: 0 }),
    await newPost(work, { published: 0 }),
    await newPost(work, { published_at: inSeconds(DAY) }),
  ]
  expect((await write(reader, closed.name)).body).toMatchObject({ code: 'blog.comments_closed' })
  for (const { name } of [draft, later])
    expect((await write(reader, name)).body).toMatchObject({ code: 'blog.not_available' })
  expect((await write(reader, open.name, 'x'.repeat(2001))).status).toBe(417)
  const direct = { post: open.name, text: 'x', author: reader.user, author_name: 'x' }
  expect((await reader.post('/api/resource/Blog Comment', direct)).status).toBe(403)
})

test('An author deletes the own comment with its review, and nobody else’s', async () => {
  await review('everybody')
  const { name } = await newPost(work)
  const { comment } = valuesOf((await write(reader, name)).message)
  expect((await call(other, 'delete_comment', { comment })).body).toMatchObject({ code: 'blog.no_comment' })
  expect((await call(reader, 'delete_comment', { comment })).message).toEqual({ deleted: 1 })
  expect(await seen(reader, name)).toEqual({ count: 0, texts: [] })
  const { rows } = await work.office.get('/api/resource/Moderation Item', {
    filters: [['reference_name', '=', comment]],
  })
  expect(rows).toEqual([])
})

test('Two taps send one comment, and too many in a day are refused', async () => {
  await review('nobody')
  const { name } = await newPost(work)
  const hasty = await work.site.userWith('Customer')
  const twice = { post: name, text: 'Once', idempotency_key: 'one-comment' }
  await Promise.all([1, 2].map(() => call(hasty, 'add_comment', twice)))
  expect(await seen(work.site.guest, name)).toEqual({ count: 1, texts: ['Once'] })
  await work.site.administrator.put('/api/resource/Moderation Settings/Moderation Settings', {
    new_account_posts: 3,
  })
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await write(hasty, name)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('Readers learn no account, and comments take one statement', async () => {
  const { name } = await newPost(work)
  await review('nobody')
  await write(other, name)
  const { body, statements } = await work.site.guest.get('/api/method/mela.blog.get_comments', { post: name })
  expect(JSON.stringify(body)).not.toContain(other.user)
  expect(statements.filter((statement) => statement.includes('"Blog Comment"'))).toHaveLength(1)
  const listed = await work.site.guest.get('/api/resource/Blog Comment', { fields: ['*'] })
  expect(JSON.stringify(listed.body)).not.toContain(other.user)
})

test('A deleted post takes the reviews of its comments out of the moderation queue', async () => {
  await review('everybody')
  const { name } = await newPost(work)
  const writer = await work.site.userWith('Customer')
  const { comment } = valuesOf((await write(writer, name)).message)
  const queued = async () =>
    (
      await work.office.get('/api/resource/Moderation Item', {
        filters: [['reference_name', '=', comment]],
      })
    ).rows
  expect(await queued()).toHaveLength(1)
  expect((await work.office.delete(`/api/resource/Blog Post/${name}`)).status).toBe(202)
  expect(await queued()).toEqual([])
})
