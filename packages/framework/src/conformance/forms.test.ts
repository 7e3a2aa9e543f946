import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, isValues, made, resource, rowsOf } from './support.ts'

// Frappe's frappe/tests/test_form_load.py and test_search.py: section 9 of the dialect.

let site: TestSite
let manager: TestClient
let moderator: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  moderator = await site.userWith('Moderator')
  await made(manager, 'Blog Category', { title: 'News' })
})
afterAll(() => site.close())

function getDoctype(client: TestClient, doctype: string) {
  return client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype })
}

function getDoc(client: TestClient, doctype: string, name: string) {
  return client.get('/api/method/frappe.desk.form.load.getdoc', { doctype, name })
}

type Values = Readonly<Record<string, unknown>>

function docsOf(body: Values): readonly Values[] {
  const { docs } = body
  return Array.isArray(docs) ? docs.filter(isValues) : []
}

function fieldsOf(meta: Values | undefined): readonly Values[] {
  const fields = meta?.['fields']
  return Array.isArray(fields) ? fields.filter(isValues) : []
}

test('test_load: the body begins with the definition, followed by its child types', async () => {
  const response = await getDoctype(manager, 'Note')
  expect(response).toMatchObject({ status: 200, body: { user_settings: '{}' } })
  const [note, row] = docsOf(bodyOf(response))
  expect(note).toMatchObject({
    doctype: 'DocType',
    name: 'Note',
    istable: 0,
    actions: [],
    links: [],
    states: [],
  })
  expect(row).toMatchObject({ name: 'Note Seen By', istable: 1 })
  expect(fieldsOf(note).find(({ fieldname }) => fieldname === 'title')).toMatchObject({
    doctype: 'DocField',
    label: 'Title',
    fieldtype: 'Data',
    reqd: 1,
    in_list_view: 1,
    idx: 1,
    hidden: 0,
    permlevel: 0,
  })
})

test('Every field of a definition has every key that forms are rendered from', async () => {
  const [note] = docsOf(bodyOf(await getDoctype(manager, 'Note')))
  const keys = [
    'fieldname',
    'label',
    'fieldtype',
    'options',
    'reqd',
    'hidden',
    'read_only',
    'default',
    'depends_on',
  ]
  const more = [
    'in_list_view',
    'permlevel',
    'idx',
    'description',
    'length',
    'precision',
    'mandatory_depends_on',
  ]
  const rest = [
    'unique',
    'set_only_once',
    'allow_on_submit',
    'fetch_from',
    'in_standard_filter',
    'non_negative',
  ]
  for (const field of fieldsOf(note))
    expect(Object.keys(field)).toEqual(expect.arrayContaining([...keys, ...more, ...rest]))
})

test('test_fieldlevel_permissions_in_load: a field above the caller’s level is in neither definition nor document', async () => {
  const name = await made(manager, 'Blog Post', { title: 'T', blog_category: 'News', editor_note: 'hush' })
  const [meta] = docsOf(bodyOf(await getDoctype(moderator, 'Blog Post')))
  expect(fieldsOf(meta).map(({ fieldname }) => fieldname)).not.toContain('editor_note')
  const [doc] = docsOf(bodyOf(await getDoc(moderator, 'Blog Post', name)))
  expect(doc?.['editor_note'] ?? null).toBeNull()
  const [loaded] = docsOf(bodyOf(await getDoc(manager, 'Blog Post', name)))
  expect(loaded).toMatchObject({ editor_note: 'hush', doctype: 'Blog Post' })
})

test('test_fieldlevel_permissions_in_load: versions hide the fields that the document hides', async () => {
  const name = await made(manager, 'Blog Post', { title: 'V', blog_category: 'News', editor_note: 'first' })
  await manager.put(resource('Blog Post', name), { title: 'V2', editor_note: 'second' })
  const versions = (response: Values) =>
    JSON.stringify(isValues(response['docinfo']) ? response['docinfo']['versions'] : '')
  expect(versions(bodyOf(await getDoc(manager, 'Blog Post', name)))).toContain('second')
  const seen = versions(bodyOf(await getDoc(moderator, 'Blog Post', name)))
  expect(seen).toContain('V2')
  expect(seen).not.toContain('second')
})

test('A document is loaded with its files, versions, shares and permissions', async () => {
  const name = await made(manager, 'Note', { title: 'whole form', content: 'x' })
  const file = { file_name: 'a.txt', content: 'a', attached_to_doctype: 'Note', attached_to_name: name }
  await manager.post(resource('File'), file)
  await manager.put(resource('Note', name), { content: 'y' })
  expect(await getDoc(manager, 'Note', name)).toMatchObject({
    status: 200,
    body: {
      docs: [{ doctype: 'Note', name, seen_by: [] }],
      docinfo: {
        attachments: [{ file_name: 'a.txt' }],
        versions: [
          { owner: manager.user, data: expect.stringContaining('"changed":[["content","x","y"]]') },
          { owner: manager.user, data: expect.stringContaining('created_by') },
        ],
        permissions: { read: 1, write: 1 },
        shared: [],
        comments: [],
        tags: '',
        user_info: { [manager.user]: { fullname: 'System Manager' } },
      },
      _link_titles: {},
    },
  })
})

test('A missing document returns an empty message', async () => {
  expect(await getDoc(manager, 'Note', 'nobody')).toMatchObject({ status: 200, body: { message: [] } })
})

test('Guests get the form definitions of types open to them and of no others', async () => {
  const [meta] = docsOf(bodyOf(await getDoctype(site.guest, 'Blog Post')))
  expect(meta).toMatchObject({ name: 'Blog Post', permissions: [] })
  expect(fieldsOf(meta).map(({ fieldname }) => fieldname)).toEqual([
    'title',
    'blog_category',
    'blog_intro',
    'published',
  ])
  expect((await getDoctype(site.guest, 'Claim')).status).toBe(403)
  expect((await getDoctype(site.guest, 'Nothing')).status).toBe(404)
})

function search(query: Values, client = manager) {
  return client.get('/api/method/frappe.desk.search.search_link', query)
}

test('test_link_field_order: matches that begin with the text come first', async () => {
  for (const title of ['Market', 'Farmers market', 'Supermarket'])
    await made(manager, 'Blog Category', { title })
  const found = rowsOf(await search({ doctype: 'Blog Category', txt: 'mark' })).map(({ value }) => value)
  expect(found[0]).toBe('Market')
  expect([...found].sort()).toEqual(['Farmers market', 'Market', 'Supermarket'])
})

test('A search matches title and search fields, returns descriptions, and obeys filters and page length', async () => {
  await made(manager, 'Contact', { first_name: 'Meena', email_id: 'meena@example.org' })
  await made(manager, 'Contact', { first_name: 'Mala', email_id: 'mala@example.org' })
  expect(rowsOf(await search({ doctype: 'Contact', txt: 'meena@' }))).toEqual([
    { value: 'CON-Meena-001', description: 'meena@example.org', label: 'Meena' },
  ])
  expect(rowsOf(await search({ doctype: 'Contact', txt: 'M', page_length: '1' }))).toHaveLength(1)
  const filters = { email_id: ['like', 'mala%'] }
  expect(rowsOf(await search({ doctype: 'Contact', txt: '', filters }))).toHaveLength(1)
})

test('A disabled document is not offered as a choice', async () => {
  await made(manager, 'Note', { title: 'switched on' })
  await made(manager, 'Note', { title: 'switched off', disabled: 1 })
  const found = rowsOf(await search({ doctype: 'Note', txt: 'switched' })).map(({ value }) => value)
  expect(found).toEqual(['switched on'])
})

test.each(["' or 1=1 --", '%', '_', '\\', '"; drop table "Note"'])(
  'test_search_field_sanitizer: %j is treated as text to search for',
  async (txt) => {
    expect(await search({ doctype: 'Region', txt })).toMatchObject({ status: 200, message: [] })
  },
)

test('test_search_field_sanitizer: a control character is refused by its field', async () => {
  const refused = await search({ doctype: 'Region', txt: 'a\u0001' })
  expect(refused).toMatchObject({ status: 417, body: { field: 'txt' } })
})

test('test_search_field_sanitizer: an unknown or hidden search field finds nothing more', async () => {
  for (const searchfield of ["name' or '1'='1", '(select 1)', 'editor_note'])
    expect((await search({ doctype: 'Blog Post', txt: 'hush', searchfield }, moderator)).message).toEqual([])
})
