import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '#framework/comments'
import { always, docType, everything, grant, prompted, reading, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { assignments } from './assignments.module.ts'

const Case = docType('Try Case', {
  naming: prompted,
  fields: { subject: text() },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Moderator: grant({ read: always, write: always }),
    'Event Staff': reading(always),
    Customer: reading(always),
  },
  allowRename: true,
})

let site: TestSite
let manager: TestClient
let moderator: TestClient
let reader: TestClient
let customer: TestClient

const cases = '/api/resource/Try Case'
const form = '/api/method/frappe.desk.form'

beforeAll(async () => {
  site = await testSite([assignments, comments, defineModule({ name: 'cases', docTypes: [Case] })])
  manager = await site.userWith('System Manager')
  moderator = await site.userWith('Moderator')
  reader = await site.userWith('Event Staff')
  customer = await site.userWith('Customer')
  await manager.put(`/api/resource/User/${moderator.user}`, { email: 'kavya@asha.example' })
  for (const name of ['c1', 'c2', 'c3', 'c4']) await manager.post(cases, { name })
})
afterAll(() => site.close())

const add = (name: string, assign_to: unknown, client = manager) =>
  client.post(`${form}.assign_to.add`, { doctype: 'Try Case', name, assign_to, description: 'Look' })

const remove = (name: string, assign_to: string, client = manager) =>
  client.post(`${form}.assign_to.remove`, { doctype: 'Try Case', name, assign_to })

const get = (name: string, client = manager) =>
  client.get(`${form}.assign_to.get`, { doctype: 'Try Case', name })

const owners = (response: { readonly message: unknown }) => rowsOf(response.message).map(({ owner }) => owner)

test('A document is assigned to colleagues by address or name and unassigned again', async () => {
  const given = await add('c1', JSON.stringify(['kavya@asha.example', reader.user]))
  expect([given.status, owners(given)]).toEqual([200, [moderator.user, reader.user]])
  expect(owners(await add('c1', ['kavya@asha.example']))).toEqual([moderator.user, reader.user])
  expect(owners(await get('c1', reader))).toEqual([moderator.user, reader.user])
  const mine = await moderator.get('/api/resource/ToDo', { fields: ['*'] })
  expect(mine.rows).toMatchObject([
    { status: 'Open', reference_type: 'Try Case', reference_name: 'c1', assigned_by: manager.user },
  ])
  expect(owners(await remove('c1', 'kavya@asha.example'))).toEqual([reader.user])
  const ended = await moderator.get('/api/resource/ToDo', { fields: ['status'] })
  expect(ended.rows).toEqual([{ status: 'Cancelled' }])
})

test('The assignee completes an assignment, and the form shows the remaining assignees', async () => {
  await add('c2', moderator.user)
  const info = async () => {
    const { body } = await manager.get(`${form}.load.getdoc`, { doctype: 'Try Case', name: 'c2' })
    return rowsOf(valuesOf(valuesOf(body)['docinfo'])['assignments'])
  }
  expect(await info()).toMatchObject([{ owner: moderator.user, description: 'Look' }])
  const [row] = (await moderator.get('/api/resource/ToDo', { filters: { status: 'Open' } })).rows
  expect(
    (await moderator.put(`/api/resource/ToDo/${String(row?.['name'])}`, { status: 'Closed' })).status,
  ).toBe(200)
  expect(await info()).toEqual([])
})

test('Refuses an assignment by a user who does not work on the document or may not change it', async () => {
  for (const client of [reader, customer, site.guest]) {
    expect((await add('c3', moderator.user, client)).status).toBe(403)
    expect((await remove('c3', moderator.user, client)).status).toBe(403)
  }
  for (const client of [customer, site.guest]) expect((await get('c3', client)).status).toBe(403)
  expect((await add('none', moderator.user)).status).toBe(403)
})

test('Refuses an assignee who could not work on the document, without revealing any user', async () => {
  const refused = async (user: string, client = manager) => {
    const response = await add('c3', user, client)
    return JSON.stringify([response.status, response.body]).replaceAll(user, 'x')
  }
  const unknown = await refused('nobody@asha.example')
  expect(unknown).toContain('LinkValidationError')
  expect(await refused(customer.user)).toBe(unknown)
  await manager.put(`/api/resource/User/${reader.user}`, { email: 'reader@asha.example' })
  expect(await refused('reader@asha.example', moderator)).toBe(
    await refused('nobody@asha.example', moderator),
  )
  expect((await add('c3', [])).status).toBe(417)
  expect(
    (
      await add(
        'c3',
        Array.from({ length: 51 }, (_, at) => `USR-${at}`),
      )
    ).status,
  ).toBe(417)
  expect(owners(await get('c3'))).toEqual([])
})

test('Staff create to-dos for themselves, and only the assignment call assigns work to others', async () => {
  const todo = (values: object, client: TestClient) =>
    client.post('/api/resource/ToDo', { description: 'Chalk', ...values })
  expect((await todo({ allocated_to: moderator.user }, moderator)).status).toBe(200)
  expect((await todo({ allocated_to: manager.user }, moderator)).status).toBe(403)
  expect((await todo({ reference_type: 'Try Case', reference_name: 'c3' }, moderator)).status).toBe(403)
  expect((await todo({}, customer)).status).toBe(403)
  expect((await customer.get('/api/resource/ToDo')).rows).toEqual([])
})

const listed = (client: TestClient, filters: unknown = { name: 'c4' }) =>
  client.get(cases, { fields: ['name', '_assign', '_comments', '_comment_count', '_liked_by'], filters })

test('A list loads assignees and comment counts in its own statement for staff who work on all documents', async () => {
  const empty = { _assign: null, _comments: null, _comment_count: 0, _liked_by: null }
  expect((await listed(manager)).rows).toEqual([{ name: 'c4', ...empty }])
  await add('c4', moderator.user)
  const comment = { reference_doctype: 'Try Case', reference_name: 'c4', content: 'Soon' }
  await moderator.post(`${form}.utils.add_comment`, comment)
  const response = await listed(manager)
  expect(response.statements).toHaveLength(2)
  expect(response.rows).toMatchObject([{ _assign: JSON.stringify([moderator.user]), _comment_count: 1 }])
  expect(JSON.parse(String(response.rows[0]?.['_comments']))).toMatchObject([
    { by: moderator.user, comment: 'Soon' },
  ])
  expect((await listed(customer)).rows).toEqual([{ name: 'c4' }])
})

test('A report with comment counts has one more column', async () => {
  const report = await manager.get('/api/method/frappe.desk.reportview.get_list', {
    ...{ doctype: 'Try Case', fields: ['name'], filters: { name: 'c4' }, with_comment_count: 1 },
  })
  expect(rowsOf(report.message)).toEqual([{ name: 'c4', _comment_count: 1 }])
})

test('Assignments follow a renamed document and are deleted with it', async () => {
  const renaming = { doctype: 'Try Case', old_name: 'c4', new_name: 'c5' }
  await manager.post('/api/method/frappe.client.rename_doc', renaming)
  expect(owners(await get('c5'))).toEqual([moderator.user])
  await manager.delete(`${cases}/c5`)
  await site.engine.drainEvents()
  await manager.post(cases, { name: 'c5' })
  expect(owners(await get('c5'))).toEqual([])
})
