import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  always,
  byField,
  childType,
  docType,
  everything,
  grant,
  link,
  prompted,
  reading,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { desk } from '#framework/desk'
import { anyone, defineModule, method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Sibling = childType('Read Sibling', { called: text() })

const Pupil = docType('Read Pupil', {
  naming: prompted,
  titleField: 'called',
  fields: { called: text(), class: text(), guardian: link('User'), siblings: table(Sibling) },
  guarded: { reason: 'tells of a child', exempt: whereUser('guardian') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(whereUser('guardian')),
  },
  searchFields: ['class'],
  allowRename: true,
})

const Badge = docType('Read Badge', {
  naming: byField('title'),
  fields: {
    title: text({ required: true }),
    pupil: link('Read Pupil'),
    called: text({ fetchFrom: 'pupil.called' }),
  },
  access: { 'School Office': everything, Volunteer: grant({ read: always, create: always }) },
})

/** A method of a room that looks at pupils with the rights of the house, and tells what it found. */
const tellAll = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: ({ documents }) => documents.asSystem().find(Pupil, { fields: ['called'] }),
})

/** What no room should do; then it is at least not hidden by the cache. */
const tellGuests = method({
  access: anyone,
  input: {},
  reads: true,
  run: async ({ documents }) => (await documents.asSystem().find(Pupil, { fields: ['class'] })).length,
})

const school = defineModule({
  name: 'school',
  docTypes: [Pupil, Badge],
  methods: { tellAll, tellGuests },
})

let site: TestSite
let office: TestClient
let guardian: TestClient

const pupilPath = '/api/resource/Read%20Pupil'
const badgePath = '/api/resource/Read%20Badge'

interface Entry {
  readonly user: string
  readonly names: readonly string[]
  readonly fields: readonly string[]
  readonly path: string
}

async function entries(): Promise<readonly Entry[]> {
  const { rows } = await sql<Record<'user' | 'names' | 'fields' | 'path', string>>`
    select "user", "names", "fields_read" as fields, "path" from "Access Log"
    where "reference_doctype" = 'Read Pupil' order by "creation" offset ${before}`.execute(
    site.engine.database.kysely,
  )
  return rows.map(({ user, names, fields, path }) => ({
    user,
    path,
    names: JSON.parse(names),
    fields: JSON.parse(fields),
  }))
}

let before = 0

beforeAll(async () => {
  site = await testSite([desk, school])
  office = await site.userWith('School Office')
  guardian = await site.userWith('Guardian')
  await site.engine.write(administrator, async (documents) => {
    await documents.insert(Pupil, { name: 'p1', called: 'Mani', class: 'A', siblings: [{ called: 'Bala' }] })
    await documents.insert(Pupil, { name: 'p2', called: 'Veni', class: 'A', guardian: guardian.user })
    await documents.insert(Badge, { title: 'swimmer', pupil: 'p1' })
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  before = 0
  before = (await entries()).length
})

test('what the house does for itself is not written down', async () => {
  await site.engine.read(administrator, (documents) => documents.get(Pupil, 'p1'))
  expect(await entries()).toEqual([])
})

test('reading a document leaves an entry: who, which, what of it, by which call', async () => {
  const { status, statements } = await office.get(`${pupilPath}/p1`)
  expect(status).toBe(200)
  expect(await entries()).toEqual([
    { user: office.user, names: ['p1'], fields: ['*'], path: 'GET /api/resource/Read%20Pupil/p1' },
  ])
  expect(statements.filter((statement) => /insert into "Access Log"/.test(statement))).toHaveLength(1)
})

test('a list leaves one entry, in one statement, with its names though nobody asked for them', async () => {
  const { rows, statements } = await office.get(pupilPath, { fields: ['called'], order_by: 'called asc' })
  expect(rows).toEqual([{ called: 'Mani' }, { called: 'Veni' }])
  expect(await entries()).toMatchObject([{ names: ['p1', 'p2'], fields: ['called'] }])
  expect(statements).toHaveLength(3)
})

test('a guardian reads his own child unwatched, and another sees an entry for it', async () => {
  expect((await guardian.get(`${pupilPath}/p2`)).status).toBe(200)
  expect((await guardian.get(pupilPath, { fields: ['called'] })).rows).toEqual([{ called: 'Veni' }])
  expect(await entries()).toEqual([])
})

test('the administrator is a person too', async () => {
  await site.administrator.get(`${pupilPath}/p2`)
  expect(await entries()).toMatchObject([{ user: 'Administrator', names: ['p2'] }])
})

const counted = (fields: readonly string[], more: Readonly<Record<string, unknown>>) =>
  office.get(pupilPath, { fields: [...fields], ...more })

test('groups, sums and distinct rows tell of the documents behind them', async () => {
  await counted(['class', 'max(called) as last'], { group_by: 'class' })
  await counted(['distinct class'], {})
  await counted(['min(called) as first'], {})
  await office.get(pupilPath, { fields: ['called', 'name'], as_dict: 'false', order_by: 'name asc' })
  const names = (await entries()).map((entry) => entry.names)
  expect(names).toEqual([
    ['p1', 'p2'],
    ['p1', 'p2'],
    ['p1', 'p2'],
    ['p1', 'p2'],
  ])
})

test('what guests are told of guarded documents is never answered from the cache', async () => {
  await site.guest.get('/api/method/mela.school.tell_guests')
  await site.guest.get('/api/method/mela.school.tell_guests')
  const entry = { user: 'Guest', path: 'GET /api/method/mela.school.tell_guests' }
  expect(await entries()).toMatchObject([entry, entry])
})

test('a count is no reading', async () => {
  await office.get('/api/method/frappe.client.get_count', { doctype: 'Read Pupil' })
  await counted(['count(name) as many'], {})
  expect(await entries()).toEqual([])
})

test('the home of the desk counts, and reads nothing in passing', async () => {
  const { message } = await office.get('/api/method/mela.desk.get_counts')
  const ofPupils = Array.isArray(message) ? message.find(({ name }) => name === 'Read Pupil') : null
  expect(ofPupils).toMatchObject({ count: 2, new_by_day: [...Array.from({ length: 13 }, () => 0), 2] })
  expect(await entries()).toEqual([])
})

test('rows of an ordinary list come without a statement more', async () => {
  const volunteer = await site.userWith('Volunteer')
  const { statements, rows } = await volunteer.get(badgePath, { fields: ['title'] })
  expect(rows).toEqual([{ title: 'swimmer' }])
  expect(statements).toHaveLength(2)
})

type Path = (client: TestClient) => Promise<unknown>

const method_ = (name: string, query: Readonly<Record<string, unknown>>): Path => {
  return (client) => client.get(`/api/method/${name}`, query)
}

/** Every way to a pupil's data that the server has. */
const paths: Readonly<Record<string, Path>> = {
  document: (client) => client.get(`${pupilPath}/p1`),
  list: (client) => client.get(pupilPath, { fields: ['*'] }),
  'an empty save': (client) => client.put(`${pupilPath}/p1`, {}),
  'a row of its table': method_('frappe.client.get_list', {
    doctype: 'Read Sibling',
    parent: 'Read Pupil',
    fields: ['called'],
  }),
  'a field through a link': (client) => client.get(badgePath, { fields: ['pupil.called'] }),
  'a filter through a link': (client) =>
    client.get(badgePath, { fields: ['title'], filters: [['pupil.called', '=', 'Mani']] }),
  'an order through a link': (client) => client.get(badgePath, { order_by: 'pupil.called asc' }),
  'a field taken over from it': (client) =>
    client.post(badgePath, { title: `b${Math.random()}`, pupil: 'p1' }),
  'frappe.client.get': method_('frappe.client.get', { doctype: 'Read Pupil', name: 'p1' }),
  'frappe.client.get_list': method_('frappe.client.get_list', {
    doctype: 'Read Pupil',
    fields: ['called'],
  }),
  'frappe.client.get_value': method_('frappe.client.get_value', {
    doctype: 'Read Pupil',
    filters: { name: 'p1' },
    fieldname: 'called',
  }),
  'link search': method_('frappe.desk.search.search_link', { doctype: 'Read Pupil', txt: 'Man' }),
  'the form': method_('frappe.desk.form.load.getdoc', { doctype: 'Read Pupil', name: 'p1' }),
  report: method_('frappe.desk.reportview.get', { doctype: 'Read Pupil', fields: ['called'] }),
  'report list': method_('frappe.desk.reportview.get_list', {
    doctype: 'Read Pupil',
    fields: ['called'],
  }),
  versions: method_('mela.desk.get_versions', { doctype: 'Read Pupil', name: 'p1' }),
  export: method_('mela.desk.export', { doctype: 'Read Pupil', fields: ['called'] }),
  'a method of a room': method_('mela.school.tell_all', {}),
  cmd: (client) => client.post('/', { cmd: 'frappe.client.get', doctype: 'Read Pupil', name: 'p1' }),
}

test.each(Object.entries(paths))('no way to the data goes round the log: %s', async (_name, path) => {
  await path(office)
  const found = await entries()
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ user, names }) => user === office.user && names.includes('p1'))).toBe(true)
})

test.each(Object.entries(paths))(
  'nothing is shown when the log cannot be written: %s',
  async (_name, path) => {
    const { kysely } = site.engine.database
    await sql`alter table "Access Log" add constraint shut check (false) not valid`.execute(kysely)
    try {
      const answer = await path(office)
      expect(answer).toMatchObject({ status: 500 })
      expect(JSON.stringify(answer)).not.toContain('Mani')
    } finally {
      await sql`alter table "Access Log" drop constraint shut`.execute(kysely)
    }
  },
)

test('an entry stays when the work that read is undone', async () => {
  const answer = await office.put(`${pupilPath}/p1`, { guardian: 'nobody at all' })
  expect(answer.status).toBe(417)
  expect(await entries()).toMatchObject([{ names: ['p1'] }])
})

test('the file of a guarded document is read of it', async () => {
  const body = new FormData()
  body.set('file', new Blob(['kept close'], { type: 'text/plain' }), 'note.txt')
  for (const [field, value] of Object.entries({ is_private: '1', doctype: 'Read Pupil', docname: 'p1' }))
    body.set(field, value)
  const { message } = await office.request('POST', '/api/method/upload_file', { body })
  const url = typeof message === 'object' && message !== null && 'file_url' in message ? message.file_url : ''
  before += (await entries()).length
  const { status } = await office.get(String(url))
  expect(status).toBe(200)
  expect(await entries()).toMatchObject([{ user: office.user, names: ['p1'], path: `GET ${String(url)}` }])
})

test('what is made from very many documents leaves one entry of bounded size, which says how many there were', async () => {
  await sql`insert into "Read Pupil" (name, owner, creation, modified, modified_by, docstatus, class)
    select 'many ' || n, 'x', localtimestamp, localtimestamp, 'x', 0, 'crowd' from generate_series(1, 1500) n`.execute(
    site.engine.database.kysely,
  )
  const asked = {
    fields: ['class', 'max(called) as last'],
    group_by: 'class',
    filters: [['class', '=', 'crowd']],
  }
  expect((await office.get(pupilPath, asked)).rows).toHaveLength(1)
  const page = { fields: ['class'], filters: [['class', '=', 'crowd']], limit_page_length: '0' }
  expect((await office.get(pupilPath, page)).rows).toHaveLength(1000)
  const { rows } = await sql<{ names: number; count: number }>`
    select json_array_length("names"::json) as names, "count"::integer as count from "Access Log"
    where "reference_doctype" = 'Read Pupil' order by "creation" offset ${before}`.execute(
    site.engine.database.kysely,
  )
  const sizes = rows.map(({ names, count }) => [names, count])
  expect(sizes).toEqual([
    [1000, 1500],
    [1000, 1000],
  ])
  await sql`delete from "Read Pupil" where class = 'crowd'`.execute(site.engine.database.kysely)
})

test('nobody writes, changes or removes an entry', async () => {
  await office.get(`${pupilPath}/p1`)
  const logPath = '/api/resource/Access%20Log'
  const { rows } = await site.administrator.get(logPath, { limit_page_length: 1 })
  const name = String(rows[0]?.['name'])
  const written = { user: 'me', reference_doctype: 'x', names: '[]', count: 1, fields_read: '[]', path: 'x' }
  expect((await site.administrator.post(logPath, written)).status).toBe(403)
  expect((await site.administrator.put(`${logPath}/${name}`, { user: 'me' })).status).toBe(403)
  expect((await site.administrator.delete(`${logPath}/${name}`)).status).toBe(403)
  const { kysely } = site.engine.database
  for (const statement of ['update "Access Log" set "user" = null', 'delete from "Access Log"'])
    await expect(sql.raw(statement).execute(kysely)).rejects.toThrow('append-only')
  expect((await office.get(logPath)).status).toBe(403)
})
