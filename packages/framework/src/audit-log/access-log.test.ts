import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient, TestSite } from '#framework/testing'
import { badgePath, Pupil, pupilPath, sampleSchool, type SampleSchool } from './sample-school.ts'

let school: SampleSchool
let site: TestSite
let office: TestClient
let guardian: TestClient

const entries = () => school.entries()

beforeAll(async () => {
  school = await sampleSchool()
  ;({ site, office, guardian } = school)
})
afterAll(() => site.close())
beforeEach(() => school.passEntries())

test('The server’s own reads are not logged', async () => {
  await site.engine.read(administrator, (documents) => documents.get(Pupil, 'p1'))
  expect(await entries()).toEqual([])
})

test('Reading a document logs the user, the document, the fields and the method', async () => {
  const { status, statements } = await office.get(`${pupilPath}/p1`)
  expect(status).toBe(200)
  expect(await entries()).toEqual([
    { user: office.user, names: ['p1'], fields: ['*'], path: 'GET /api/resource/Read%20Pupil/p1' },
  ])
  expect(statements.filter((statement) => /insert into "Access Log"/.test(statement))).toHaveLength(1)
})

test('A list logs one entry in one statement, with document names even when they were not requested', async () => {
  const { rows, statements } = await office.get(pupilPath, { fields: ['called'], order_by: 'called asc' })
  expect(rows).toEqual([{ called: 'Mani' }, { called: 'Veni' }])
  expect(await entries()).toMatchObject([{ names: ['p1', 'p2'], fields: ['called'] }])
  expect(statements).toHaveLength(3)
})

test('A guardian reads their own child without an entry, and another reader leaves one', async () => {
  expect((await guardian.get(`${pupilPath}/p2`)).status).toBe(200)
  expect((await guardian.get(pupilPath, { fields: ['called'] })).rows).toEqual([{ called: 'Veni' }])
  expect(await entries()).toEqual([])
})

test('Reads by the administrator are logged too', async () => {
  await site.administrator.get(`${pupilPath}/p2`)
  expect(await entries()).toMatchObject([{ user: 'Administrator', names: ['p2'] }])
})

const counted = (fields: readonly string[], more: Readonly<Record<string, unknown>>) =>
  office.get(pupilPath, { fields: [...fields], ...more })

test('Groups, sums and distinct rows log the documents behind them', async () => {
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

test('Guest reads of audited documents are never served from the cache', async () => {
  await site.guest.get('/api/method/mela.school.count_all')
  await site.guest.get('/api/method/mela.school.count_all')
  const entry = { user: 'Guest', path: 'GET /api/method/mela.school.count_all' }
  expect(await entries()).toMatchObject([entry, entry])
})

const COUNT = '/api/method/frappe.client.get_count'

test('A count of all documents, or by state or by day, is not logged', async () => {
  const days = { creation: ['>', '2026-01-01'], docstatus: 0 }
  await office.get(COUNT, { doctype: 'Read Pupil' })
  await office.get(COUNT, { doctype: 'Read Pupil', filters: days })
  await office.get(COUNT, { doctype: 'Read Pupil', filters: { stage: 'here' } })
  await counted(['count(name) as many'], { filters: { stage: 'here' } })
  expect(await entries()).toEqual([])
})

test('A count filtered by document content is logged with the document names', async () => {
  const found = await office.get(COUNT, { doctype: 'Read Pupil', filters: { name: 'p1', called: 'Mani' } })
  const missed = await office.get(COUNT, { doctype: 'Read Pupil', filters: { name: 'p1', called: 'Bala' } })
  expect([found.message, missed.message]).toEqual([1, 0])
  await counted(['count(name) as many'], { filters: { called: ['like', 'M%'] } })
  await counted(['count(name) as many'], { or_filters: { class: 'A' } })
  await office.get(COUNT, { doctype: 'Read Badge', filters: [['pupil.called', '=', 'Mani']] })
  const siblings = [['Read Sibling', 'called', '=', 'Bala']]
  await office.get(COUNT, { doctype: 'Read Pupil', filters: siblings })
  expect((await entries()).map(({ names, fields }) => [names, fields])).toEqual([
    [['p1'], ['name', 'called']],
    [['p1'], ['called']],
    [['p1', 'p2'], ['class']],
    [['p1'], ['called']],
    [['p1'], ['called']],
  ])
})

test('A guardian counts their own documents without an entry', async () => {
  const own = await guardian.get(COUNT, { doctype: 'Read Pupil', filters: { called: 'Veni' } })
  expect([own.message, await entries()]).toEqual([1, []])
})

test('The response does not reveal which names exist when the caller does not own the documents', async () => {
  const asked = [
    (name: string) => guardian.get(`${pupilPath}/${name}`),
    (name: string) => guardian.get('/api/method/frappe.client.get', { doctype: 'Read Pupil', name }),
    (name: string) =>
      guardian.get('/api/method/frappe.desk.form.load.getdoc', { doctype: 'Read Pupil', name }),
    (name: string) => guardian.get('/api/method/mela.desk.get_versions', { doctype: 'Read Pupil', name }),
    (name: string) => guardian.put(`${pupilPath}/${name}`, {}),
  ]
  for (const ask of asked) {
    const [other, none] = [await ask('p1'), await ask('p9')]
    const shape = JSON.stringify(none.body).replaceAll('p9', 'p1')
    expect([other.status, JSON.stringify(other.body)]).toEqual([none.status, shape])
  }
  expect((await guardian.get(`${pupilPath}/p1`)).status).toBe(404)
  expect(await entries()).toEqual([])
})

test('An entry names the method that ran and never a name given by the request', async () => {
  const call = 'frappe.client.get'
  const asked = 'doctype=Read%20Pupil&name=p1'
  await office.get(`/api/resource/Read%20Pupil/p1?%63md=${call}&${asked}`)
  await office.get(`/api/v1/method/${call}?${asked}&cmd%20=mela.renewals.confirm`)
  await office.request('POST', `/?%63m%64=${call}&${asked}`)
  await office.get('/api/v1/resource/%52ead%20Pupil/p%31/')
  expect((await entries()).map(({ path }) => path)).toEqual([
    `GET ${call}`,
    `GET /api/method/${call}`,
    `POST ${call}`,
    'GET /api/resource/Read%20Pupil/p1',
  ])
})

test('The desk home counts documents without logging a read', async () => {
  const { message } = await office.get('/api/method/mela.desk.get_waiting')
  expect(message).toMatchObject({ waiting: [{ doctype: 'Read Pupil', count: 2 }] })
  expect(await entries()).toEqual([])
})

test('Rows of a type that is not audited cost no extra statement', async () => {
  const volunteer = await site.userWith('Volunteer')
  const { statements, rows } = await volunteer.get(badgePath, { fields: ['title'] })
  expect(rows).toEqual([{ title: 'swimmer' }])
  expect(statements).toHaveLength(2)
})

test('An entry survives when the transaction that read is rolled back', async () => {
  const response = await office.put(`${pupilPath}/p1`, { guardian: 'nobody at all' })
  expect(response.status).toBe(417)
  expect(await entries()).toMatchObject([{ names: ['p1'] }])
})

test('Downloading the file of an audited document logs a read of that document', async () => {
  const body = new FormData()
  body.set('file', new Blob(['kept close'], { type: 'text/plain' }), 'note.txt')
  for (const [field, value] of Object.entries({ is_private: '1', doctype: 'Read Pupil', docname: 'p1' }))
    body.set(field, value)
  const { message } = await office.request('POST', '/api/method/upload_file', { body })
  const url = typeof message === 'object' && message !== null && 'file_url' in message ? message.file_url : ''
  await school.passEntries()
  const { status } = await office.get(String(url))
  expect(status).toBe(200)
  expect(await entries()).toMatchObject([{ user: office.user, names: ['p1'], path: `GET ${String(url)}` }])
})

test('A result made from very many documents logs one entry of bounded size with their number', async () => {
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
    where "reference_doctype" = 'Read Pupil' order by "creation" offset ${school.passed()}`.execute(
    site.engine.database.kysely,
  )
  const sizes = rows.map(({ names, count }) => [names, count])
  expect(sizes).toEqual([
    [1000, 1500],
    [1000, 1000],
  ])
  await sql`delete from "Read Pupil" where class = 'crowd'`.execute(site.engine.database.kysely)
})

test('Nobody creates, changes or deletes an entry', async () => {
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
