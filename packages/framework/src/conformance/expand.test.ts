import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { made, resource, rowsOf, valuesOf } from './support.ts'

// Section 2 of the dialect: `expand` of lists and `expand_links` of documents, as versions after 15.55 have them.

let site: TestSite
let manager: TestClient
let post: string
let note: string

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  await made(manager, 'Blog Category', { title: 'Festivals' })
  post = await made(manager, 'Blog Post', { title: 'Pongal', blog_category: 'Festivals' })
  note = await made(manager, 'Note', { title: 'seen', seen_by: [{ user: manager.user, remark: 'yes' }] })
})
afterAll(() => site.close())

test('expand returns the linked documents of a list in one statement per linked type', async () => {
  const response = await manager.get(resource('Blog Post'), {
    fields: ['name', 'blog_category'],
    expand: ['blog_category'],
  })
  expect(rowsOf(response)).toEqual([
    {
      name: post,
      blog_category: expect.objectContaining({ doctype: 'Blog Category', name: 'Festivals', published: 1 }),
    },
  ])
  expect(response.statements.filter((statement) => statement.includes('"Blog Category"'))).toHaveLength(1)
})

test('Nothing is looked up without expand or when the link is not selected', async () => {
  const fields = ['name', 'blog_category']
  expect(rowsOf(await manager.get(resource('Blog Post'), { fields }))).toEqual([
    { name: post, blog_category: 'Festivals' },
  ])
  const hidden = await manager.get(resource('Blog Post'), { fields: ['name'], expand: ['blog_category'] })
  expect(rowsOf(hidden)).toEqual([{ name: post }])
  const placed = await manager.get(resource('Blog Post'), {
    fields,
    expand: ['blog_category'],
    as_dict: false,
  })
  expect(placed.data).toEqual([[post, 'Festivals']])
})

test.each([
  [['title']],
  [['constructor']],
  ['nothing'],
  [[{}]],
  [Array.from({ length: 11 }, () => 'blog_category')],
])('A field that is not a link cannot be expanded: %j', async (expand) => {
  const response = await manager.get(resource('Blog Post'), { expand: JSON.stringify(expand) })
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'DataError' } })
})

test('expand_links returns the linked documents of a document and of its child rows', async () => {
  const expanded = valuesOf(await manager.get(resource('Note', note), { expand_links: 1 }))
  expect(expanded['seen_by']).toMatchObject([
    { remark: 'yes', user: { doctype: 'User', name: manager.user, full_name: 'System Manager' } },
  ])
  expect(JSON.stringify(expanded)).not.toContain('password_hash":"')
})

test('A caller who may not read the linked document gets its name only', async () => {
  const reader = await site.userWith('Volunteer')
  const mine = await made(reader, 'Note', { title: 'my own', seen_by: [{ user: manager.user }] })
  const expanded = valuesOf(await reader.get(resource('Note', mine), { expand_links: 1 }))
  expect(expanded['seen_by']).toMatchObject([{ user: manager.user }])
  const category = valuesOf(await site.guest.get(resource('Blog Post', post), { expand_links: 1 }))
  expect(category['blog_category']).toMatchObject({ name: 'Festivals' })
  expect(category['blog_category']).not.toHaveProperty('owner')
})

test('A guest’s cached expanded response is invalidated when the linked document changes', async () => {
  const asked = { expand_links: 1 }
  await site.guest.get(resource('Blog Post', post), asked)
  await manager.put(resource('Blog Category', 'Festivals'), { published: 0 })
  const { blog_category } = valuesOf(await site.guest.get(resource('Blog Post', post), asked))
  expect(blog_category).toMatchObject({ published: 0 })
})
