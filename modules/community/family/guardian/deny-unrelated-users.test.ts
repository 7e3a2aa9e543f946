import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { call, registrations, rowsOf, schoolSite, valuesOf, type SchoolSite } from '../testing/sample-site.ts'

let school: SchoolSite
let mira: string
beforeAll(async () => {
  school = await schoolSite()
  const { rows } = await school.site.administrator.get(registrations, {
    filters: { student_first_name: 'Mira' },
  })
  mira = String(rows[0]?.['name'])
})
afterAll(() => school.site.close())

const types = [
  ...['Student Registration', 'Class Enrolment', 'Registration Step'],
  ...['Family', 'Guardian', 'Consent', 'Contact Change', 'Privacy Request'],
]

const privateText = /Mira|Anbu|Lakshmi|98400555|Peanuts|Mada Street|FAM-|Imran|Vihaan/

const accessPaths: Readonly<
  Record<string, (client: TestClient, type: string, name: string) => ReturnType<TestClient['get']>>
> = {
  list: (client, type) => client.get(`/api/resource/${type}`, { fields: ['*'] }),
  get: (client, type, name) => client.get(`/api/resource/${type}/${name}`),
  filter: (client, type) => client.get(`/api/resource/${type}`, { filters: [['name', 'like', '%']] }),
  count: (client, type) => client.post('/api/method/frappe.client.get_count', { doctype: type }),
  value: (client, type, name) =>
    client.post('/api/method/frappe.client.get_value', { doctype: type, filters: name, fieldname: 'name' }),
  search: (client, type) =>
    client.post('/api/method/frappe.desk.search.search_link', { doctype: type, txt: 'M' }),
  report: (client, type) =>
    client.post('/api/method/frappe.desk.reportview.get', { doctype: type, fields: ['`name`'] }),
  export: (client, type) => client.get('/api/method/mela.desk.export', { doctype: type, fields: ['name'] }),
  meta: (client, type) => client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype: type }),
}

const nameOf = async (type: string): Promise<string> =>
  String((await school.site.administrator.get(`/api/resource/${type}`)).rows[0]?.['name'])

test.each(types)('Shows a guest nothing of %s by any call', async (type) => {
  const name = await nameOf(type)
  for (const [accessPath, ask] of Object.entries(accessPaths)) {
    const { status, body } = await ask(school.site.guest, type, name)
    expect(JSON.stringify(body), accessPath).not.toMatch(privateText)
    expect(JSON.stringify(body), accessPath).not.toContain(name)
    if (accessPath !== 'meta')
      expect({ way: accessPath, status }).toMatchObject({ way: accessPath, status: 403 })
  }
})

test.each(types)('Shows a signed-in non-guardian nothing of %s', async (type) => {
  const stranger = await school.site.userWith('Customer')
  const name = await nameOf(type)
  for (const [accessPath, ask] of Object.entries(accessPaths)) {
    const { body } = await ask(stranger, type, name)
    expect(JSON.stringify(body), accessPath).not.toMatch(privateText)
  }
})

test.each(types)('Shows another family’s guardian nothing of this family’s %s', async (type) => {
  const { rows } = await school.parent.get(`/api/resource/${type}`, { limit_page_length: '50' })
  for (const [accessPath, ask] of Object.entries(accessPaths))
    for (const name of rows.map((row) => String(row['name'])).slice(0, 2)) {
      const { body } = await ask(school.neighbour, type, name)
      expect(JSON.stringify(body), `${accessPath} ${name}`).not.toMatch(
        /Mira|Anbu|Lakshmi|Peanuts|Mada Street/,
      )
    }
})

test('A guardian reads their own children completely, without duplicate marks or office notes', async () => {
  const { rows } = await school.parent.get(registrations, { fields: ['*'] })
  expect(rows.map(({ student_first_name }) => student_first_name).toSorted()).toEqual(['Anbu', 'Mira'])
  expect(rows.find(({ student_first_name }) => student_first_name === 'Mira')).toMatchObject({
    allergies: 'Peanuts',
  })
  for (const hidden of ['office_notes', 'duplicate_of', 'known_family', 'child_key'])
    expect(Object.keys(rows[0] ?? {})).not.toContain(hidden)
  expect((await school.parent.put(`${registrations}/${mira}`, { class: 'Class 5' })).status).toBe(403)
  expect((await school.parent.delete(`${registrations}/${mira}`)).status).toBe(403)
})

test.each(['get_child', 'update_child', 'withdraw', 'request_privacy'])(
  '%s of another’s child and of an unknown child are refused in the same words',
  async (method) => {
    const args = { kind: 'erase' }
    const of = async (client: TestClient, student: string) => {
      const { status, body } = await call(client, method, { ...args, student })
      return { status, text: JSON.stringify(body).replaceAll(student, '…') }
    }
    const foreign = await of(school.neighbour, mira)
    expect(foreign.status).toBe(403)
    expect(await of(school.neighbour, 'STU-2026-99999')).toEqual(foreign)
    expect((await of(school.site.guest, mira)).status).toBe(403)
  },
)

test('Staff without the office’s role see nothing, including shop and event staff', async () => {
  for (const role of ['Event Staff', 'Store Manager', 'Moderator', 'Volunteer'] as const) {
    const client = await school.site.userWith(role)
    expect((await client.get(`${registrations}/${mira}`)).status, role).toBe(403)
    expect((await client.get(registrations)).rows, role).toHaveLength(0)
  }
})

test('A refused guess at a name is no read, and the family sees the office’s reads by role', async () => {
  await school.neighbour.get(`${registrations}/${mira}`)
  await school.office.get(`${registrations}/${mira}`)
  await school.parent.get(`${registrations}/${mira}`)
  const { reads } = valuesOf((await call(school.parent, 'get_child', { student: mira })).message)
  const readers = rowsOf(reads).filter(({ call: path }) => String(path).endsWith(mira))
  expect(readers.map(({ who }) => who)).toContain('School Office')
  expect(readers.map(({ who }) => who)).not.toContain('Guardian')
  expect(JSON.stringify(reads)).not.toContain(school.office.user)
})
