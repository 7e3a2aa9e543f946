import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient, TestSite } from '#framework/testing'
import { badgePath, pupilPath, sampleSchool, type SampleSchool } from './sample-school.ts'

let school: SampleSchool
let site: TestSite
let office: TestClient

beforeAll(async () => {
  school = await sampleSchool()
  ;({ site, office } = school)
})
afterAll(() => site.close())
beforeEach(() => school.passEntries())

type Path = (client: TestClient) => Promise<unknown>

const method_ = (name: string, query: Readonly<Record<string, unknown>>): Path => {
  return (client) => client.get(`/api/method/${name}`, query)
}

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
  'a linked document in a list': (client) =>
    client.get(badgePath, { fields: ['title', 'pupil'], expand: ['pupil'] }),
  'a document with what it links to': (client) =>
    client.get(`${badgePath}/swimmer`, { expand_links: 'true' }),
  'a field fetched from it': (client) => client.post(badgePath, { title: `b${Math.random()}`, pupil: 'p1' }),
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
  'a method of a module': method_('mela.school.list_all', {}),
  cmd: (client) => client.post('/', { cmd: 'frappe.client.get', doctype: 'Read Pupil', name: 'p1' }),
}

test.each(Object.entries(paths))(
  'Every path to the data writes to the audit log: %s',
  async (_name, path) => {
    await path(office)
    const found = await school.entries()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ user, names }) => user === office.user && names.includes('p1'))).toBe(true)
  },
)

test.each(Object.entries(paths))(
  'Returns no data when the audit log cannot be written: %s',
  async (_name, path) => {
    const { kysely } = site.engine.database
    await sql`alter table "Access Log" add constraint shut check (false) not valid`.execute(kysely)
    try {
      const response = await path(office)
      expect(response).toMatchObject({ status: 500 })
      expect(JSON.stringify(response)).not.toContain('Mani')
    } finally {
      await sql`alter table "Access Log" drop constraint shut`.execute(kysely)
    }
  },
)
