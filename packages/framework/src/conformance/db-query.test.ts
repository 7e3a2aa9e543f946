import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, made, namesOf, resource, rowsOf, valuesOf } from './support.ts'

// Frappe's frappe/tests/test_db_query.py through the list calls: sections 2 and 3 of the dialect.

let site: TestSite
let manager: TestClient
let moderator: TestClient

const regions = [
  ['World', null],
  ['Asia', 'World'],
  ['India', 'Asia'],
  ['Chennai', 'India'],
  ['Europe', 'World'],
] as const

beforeAll(async () => {
  site = await testSite([fixtures, desk])
  manager = await site.userWith('System Manager')
  moderator = await site.userWith('Moderator')
  await made(manager, 'Blog Category', { title: 'News' })
  await made(manager, 'Blog Category', { title: 'Notes' })
  await made(manager, 'Blog Post', {
    title: 'One',
    blog_category: 'News',
    blog_intro: 'First',
    editor_note: 'hush',
  })
  await made(manager, 'Blog Post', { title: 'Two', blog_category: 'News', published: 1 })
  await made(manager, 'Blog Post', { title: 'Three', blog_category: 'Notes', blog_intro: '' })
  for (const [region_name, parent_region] of regions)
    await made(manager, 'Region', { region_name, parent_region })
  for (const title of ['seen', 'unseen'])
    await made(manager, 'Note', {
      title,
      seen_by: title === 'seen' ? [{ remark: 'a' }, { remark: 'b' }] : [],
    })
  for (const day of [1, 5, 6, 9])
    await made(manager, 'Event', { subject: `On ${day}`, starts_on: `2026-07-0${day} 12:30:00` })
})
afterAll(() => site.close())

function list(type: string, query: Readonly<Record<string, unknown>>, client = manager) {
  return client.get(resource(type), { limit_page_length: '0', ...query })
}

async function titles(
  filters: unknown,
  more: Readonly<Record<string, unknown>> = {},
): Promise<readonly string[]> {
  const response = await list('Blog Post', { fields: ['title'], filters, ...more })
  return rowsOf(response)
    .map(({ title }) => String(title))
    .sort()
}

test.each(['*', '"*"', '["*"]'])('fields=%s returns every column in lists and in calls', async (fields) => {
  const query = `fields=${encodeURIComponent(fields)}&doctype=Note&limit_page_length=1`
  for (const path of [resource('Note'), '/api/method/frappe.client.get_list'])
    expect(rowsOf(await manager.get(`${path}?${query}`))[0]).toHaveProperty('title')
})

test('test_child_table_field_syntax: returns one row for every child row', async () => {
  const fields = ['name', 'seen_by.remark as remark']
  const rows = rowsOf(await list('Note', { fields, filters: { name: 'seen' }, order_by: 'name asc' }))
  expect(rows.map(({ remark }) => remark).sort()).toEqual(['a', 'b'])
  expect(rowsOf(await list('Note', { fields: ['*'], filters: { name: 'seen' } }))[0]).not.toHaveProperty(
    'seen_by',
  )
})

test('test_link_field_syntax: returns a field of the linked document', async () => {
  const response = await list('Blog Post', {
    fields: ['title', 'blog_category.title as category'],
    filters: { title: 'Two' },
  })
  expect(rowsOf(response)).toEqual([{ title: 'Two', category: 'News' }])
})

test('A column may be named with its table, and a count has its own name', async () => {
  expect(
    rowsOf(await list('Blog Post', { fields: ['`tabBlog Post`.`title`'], limit_page_length: '1' })),
  ).toHaveLength(1)
  const counted = await list('Blog Post', {
    fields: ['blog_category', 'count(name) as posts'],
    group_by: 'blog_category',
    order_by: 'posts desc',
  })
  expect(rowsOf(counted)).toEqual([
    { blog_category: 'News', posts: 2 },
    { blog_category: 'Notes', posts: 1 },
  ])
})

test('test_filters_1 to 4: accepts an object, an object with operators, and lists of three and of four', async () => {
  expect(await titles({ title: 'One' })).toEqual(['One'])
  expect(await titles({ title: ['in', ['One', 'Two']] })).toEqual(['One', 'Two'])
  expect(await titles([['title', 'like', 'T%']])).toEqual(['Three', 'Two'])
  expect(await titles([['Blog Post', 'title', '=', 'Three', false]])).toEqual(['Three'])
})

test('test_in_not_in_filters: accepts lists, comma-separated text, empty values and nulls', async () => {
  expect(await titles([['blog_intro', 'in', ['First']]])).toEqual(['One'])
  expect(await titles([['title', 'in', 'One, Two']])).toEqual(['One', 'Two'])
  expect(await titles([['blog_intro', 'not in', ['First']]])).toEqual(['Three', 'Two'])
  expect(await titles([['title', 'in', []]])).toEqual([])
})

test('test_or_filters: matches any of them within the filters', async () => {
  const or_filters = [
    ['title', '=', 'One'],
    ['title', '=', 'Three'],
  ]
  expect(await titles({}, { or_filters })).toEqual(['One', 'Three'])
  expect(await titles({ blog_category: 'Notes' }, { or_filters })).toEqual(['Three'])
})

test('test_between_filters: days on a datetime field reach from midnight to midnight', async () => {
  const on = async (filter: unknown) =>
    rowsOf(await list('Event', { fields: ['subject'], filters: [filter], order_by: 'starts_on asc' })).map(
      ({ subject }) => subject,
    )
  expect(await on(['starts_on', 'between', ['2026-07-05', '2026-07-06']])).toEqual(['On 5', 'On 6'])
  expect(await on(['starts_on', 'between', ['2026-07-06', '2026-07-06']])).toEqual(['On 6'])
  expect(await on(['starts_on', 'between', ['2026-07-06 13:00:00', '2026-07-09 13:00:00']])).toEqual(['On 9'])
  expect(await on(['creation', 'timespan', 'today'])).toHaveLength(4)
  expect(await on(['creation', 'timespan', 'yesterday'])).toEqual([])
})

test('test_of_not_of_descendant_ancestors: filters by descendants and by ancestors', async () => {
  const found = async (operator: string, of: string) =>
    namesOf(await list('Region', { filters: [['name', operator, of]], order_by: 'name asc' }))
  expect(await found('descendants of', 'Asia')).toEqual(['Chennai', 'India'])
  expect(await found('descendants of (inclusive)', 'Asia')).toEqual(['Asia', 'Chennai', 'India'])
  expect(await found('not descendants of', 'Asia')).toEqual(['Asia', 'Europe', 'World'])
  expect(await found('ancestors of', 'India')).toEqual(['Asia', 'World'])
  expect(await found('not ancestors of', 'India')).toEqual(['Chennai', 'Europe', 'India'])
})

test('test_is_set_is_not_set: null and the empty text count as not set', async () => {
  expect(await titles([['blog_intro', 'is', 'set']])).toEqual(['One'])
  expect(await titles([['blog_intro', 'is', 'not set']])).toEqual(['Three', 'Two'])
})

test.each([
  'name, issingle from --',
  '(select name from "User")',
  '@@version',
  'version()',
  'concat(name, title)',
  'ifnull(name, title)',
  'title union select 1',
  'title /* x */',
  'nothing',
  'sleep(9)',
])('test_query_fields_sanitizer: %s is refused as a field', async (field) => {
  const response = await list('Blog Post', { fields: ['name', field] })
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'DataError' } })
})

test.each<[string, unknown]>([
  ['a field in quotes', [["title'", '=', 'x']]],
  ['an unknown field', { nothing: 1 }],
  ['an operator of its own', [['title', '= 1 or 1 =', 'x']]],
  ['a list of objects', [{ title: 'One' }]],
  ['the SDK’s <>', [['title', '<>', 'One']]],
])('test_filter_sanitizer: %s is refused', async (_what, filters) => {
  expect((await list('Blog Post', { filters })).status).toBe(417)
})

test.each([
  'title; select 1',
  '(select 1)',
  'sleep(1)',
  'title asc, (select 1)',
  'nothing asc',
  'title sideways',
])('test_order_by_group_by_sanitizer: %s is refused', async (text) => {
  expect((await list('Blog Post', { order_by: text })).status).toBe(417)
  expect((await list('Blog Post', { group_by: text })).status).toBe(417)
})

test('test_permlevel_fields: a field above the caller’s level is dropped from rows and refused in filters', async () => {
  const fields = ['title', 'editor_note']
  const own = await list('Blog Post', { fields, filters: { title: 'One' } })
  expect(rowsOf(own)).toEqual([{ title: 'One', editor_note: 'hush' }])
  const below = await list('Blog Post', { fields, filters: { title: 'One' } }, moderator)
  expect(rowsOf(below)).toEqual([{ title: 'One' }])
  const asked = await list('Blog Post', { filters: { editor_note: 'hush' } }, moderator)
  expect(asked.status).toBe(417)
})

test('Rows of a child type are listed only with a parent that the caller may read', async () => {
  const fields = ['parent', 'remark']
  expect((await list('Note Seen By', { fields })).status).toBe(403)
  expect((await list('Note Seen By', { fields, parent: 'Event' })).status).toBe(403)
  expect(rowsOf(await list('Note Seen By', { fields, parent: 'Note' }))).toHaveLength(2)
})

test('test_get_count: counts the rows that match the filters and checks the read permission', async () => {
  const count = (query: Readonly<Record<string, unknown>>) =>
    manager.get('/api/method/frappe.desk.reportview.get_count', { doctype: 'Blog Post', ...query })
  expect((await count({})).message).toBe(3)
  expect((await count({ filters: { blog_category: 'News' } })).message).toBe(2)
  expect((await moderator.get('/api/method/frappe.client.get_count', { doctype: 'Claim' })).status).toBe(403)
})

test('test_reportview_get: returns keys and values, and an empty list when there are no rows', async () => {
  const ask = (query: Readonly<Record<string, unknown>>, client = manager) =>
    client.post('/api/method/frappe.desk.reportview.get', { doctype: 'Blog Post', ...query })
  const fields = ['`tabBlog Post`.`title`', '`tabBlog Post`.`blog_category`']
  const found = await ask({
    fields,
    filters: [['Blog Post', 'title', '=', 'One']],
    start: 0,
    page_length: 20,
  })
  expect(found.message).toEqual({
    keys: ['title', 'blog_category'],
    values: [['One', 'News']],
    user_info: {},
  })
  expect((await ask({ fields, filters: { title: 'None' } })).message).toEqual([])
  const all = valuesOf(await ask({ fields: ['title', 'editor_note'] }, moderator))
  expect(all['keys']).toEqual(['title'])
  expect((await ask({ fields: ['(select 1)'] })).status).toBe(417)
})

test('test_reportview_get_list: returns rows as objects', async () => {
  const response = await manager.post('/api/method/frappe.desk.reportview.get_list', {
    doctype: 'Blog Post',
    fields: JSON.stringify(['title']),
    order_by: 'title asc',
    page_length: 2,
  })
  expect(rowsOf(response)).toEqual([{ title: 'One' }, { title: 'Three' }])
})

test('delete_items deletes the documents it may and names those it could not delete', async () => {
  await made(manager, 'Blog Category', { title: 'Unused' })
  const response = await manager.post('/api/method/frappe.desk.reportview.delete_items', {
    doctype: 'Blog Category',
    items: JSON.stringify(['Unused', 'News']),
  })
  expect(response).toMatchObject({ status: 200, message: ['News'] })
  expect(bodyOf(response)['_server_messages']).toContain('Not deleted')
  expect((await manager.get(resource('Blog Category', 'Unused'))).status).toBe(404)
  expect((await manager.get(resource('Blog Category', 'News'))).status).toBe(200)
})
