import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { docType, everything, prompted, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Pupil = docType('Read Pupil', {
  naming: prompted,
  fields: { called: text(), class: text() },
  guarded: 'tells of a child',
  access: { 'School Office': everything },
})

const Patient = docType('Read Patient', {
  naming: prompted,
  fields: { called: text() },
  guarded: { reason: 'tells of an illness', readLogDays: 1000 },
  access: { 'School Office': everything },
})

const pupilPath = '/api/resource/Read%20Pupil'

let site: TestSite
let office: TestClient

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'school', docTypes: [Pupil, Patient] })])
  office = await site.userWith('School Office')
  await site.engine.write(administrator, (documents) =>
    documents.insert(Pupil, { name: 'p1', called: 'Mani', class: 'A' }),
  )
})
afterAll(() => site.close())

const readBefore = (days: number, type = 'Read Pupil') =>
  sql`insert into "Access Log" (name, owner, creation, modified, modified_by, "user", reference_doctype, names, count,
      fields_read, path)
    select ${`${type} ${days}`}, 'x', t.read_on, t.read_on, 'x', 'x', ${type}, '["p1"]', 1, '[]', 'x'
    from (select localtimestamp - make_interval(days => ${days}) as read_on) t`.execute(
    site.engine.database.kysely,
  )

async function oldEntries(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from "Access Log" where "user" = 'x' order by name`.execute(site.engine.database.kysely)
  return rows.map(({ name }) => name)
}

test('Only expired entries are deleted, by the retention of the site or of their type', async () => {
  await office.get(`${pupilPath}/p1`)
  const setDays = (read_log_days: number) =>
    site.administrator.put('/api/resource/System%20Settings/System%20Settings', { read_log_days })
  for (const days of [300, 399, 401]) await readBefore(days)
  for (const days of [999, 1001]) await readBefore(days, 'Read Patient')
  await site.engine.runTask('access_log.prune')
  expect(await oldEntries()).toEqual(['Read Patient 999', 'Read Pupil 300', 'Read Pupil 399'])
  expect((await setDays(350)).status).toBe(200)
  await site.engine.runTask('access_log.prune')
  expect(await oldEntries()).toEqual(['Read Patient 999', 'Read Pupil 300'])
  const { rows } = await sql`select from "Access Log" where "user" = ${office.user}`.execute(
    site.engine.database.kysely,
  )
  expect(rows).toHaveLength(1)
  await expect(sql`delete from "Access Log"`.execute(site.engine.database.kysely)).rejects.toThrow(
    'append-only',
  )
})

test('Refuses a site setting that would delete read entries at once', async () => {
  const { status, body } = await site.administrator.put('/api/resource/System%20Settings/System%20Settings', {
    read_log_days: 1,
  })
  expect([status, body]).toMatchObject([417, { exc_type: 'ValidationError' }])
})

const logPaths: Readonly<Record<string, (name: string) => Promise<{ readonly status: number }>>> = {
  'resource PUT': (name) => site.administrator.put(`/api/resource/Access%20Log/${name}`, { user: 'me' }),
  'resource DELETE': (name) => site.administrator.delete(`/api/resource/Access%20Log/${name}`),
  ...Object.fromEntries(
    Object.entries({
      'frappe.client.set_value': { fieldname: 'user', value: 'me' },
      'frappe.client.delete': {},
      'frappe.client.rename_doc': { old_name: 'x', new_name: 'mine' },
      'frappe.client.cancel': {},
      'frappe.desk.reportview.delete_items': {},
      'mela.desk.apply_transition': { action: 'x' },
    }).map(([path, args]) => [
      path,
      (name: string) =>
        site.administrator.post(`/api/method/${path}`, {
          doctype: 'Access Log',
          ...{ name, docname: name, items: JSON.stringify([name]), names: [name] },
          ...args,
          ...('old_name' in args ? { old_name: name } : {}),
        }),
    ]),
  ),
  'frappe.client.save': (name) =>
    site.administrator.post('/api/method/frappe.client.save', {
      doc: { doctype: 'Access Log', name, user: 'me' },
    }),
  'frappe.client.bulk_update': (name) =>
    site.administrator.post('/api/method/frappe.client.bulk_update', {
      docs: JSON.stringify([{ doctype: 'Access Log', docname: name, user: 'me' }]),
    }),
}

const isOfMany = (path: string) => /delete_items|bulk_update/.test(path)

test.each(Object.entries(logPaths))('No path changes or deletes an entry: %s', async (path, change) => {
  await office.get(`${pupilPath}/p1`)
  const written = async () => {
    const { rows } = await sql<{
      name: string
    }>`select * from "Access Log" order by creation desc limit 1`.execute(site.engine.database.kysely)
    return rows
  }
  const stood = await written()
  const { status } = await change(stood[0]?.name ?? '')
  expect(isOfMany(path) ? 400 : status).toBeGreaterThanOrEqual(400)
  const { rows } = await sql`select * from "Access Log" where name = ${stood[0]?.name}`.execute(
    site.engine.database.kysely,
  )
  expect(rows).toEqual(stood)
})
