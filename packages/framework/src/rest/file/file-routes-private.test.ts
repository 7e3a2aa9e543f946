import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, grant, reading, text, whereOwner } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const TestRecord = docType('Test Record', {
  fields: { title: text({ required: true }), paper: text() },
  access: {
    'School Office': grant({ read: always, write: always, create: always, share: always }),
    'Event Staff': reading(always),
    All: reading(whereOwner),
  },
})

const records = defineModule({ name: 'test_records', docTypes: [TestRecord] })

let site: TestSite
let office: TestClient
let meena: TestClient
let other: TestClient
let letter: { readonly record: string; readonly url: string; readonly file: string }

function upload(by: TestClient, content: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([content]), fields['file_name'] ?? 'paper.txt')
  return by.request('POST', '/api/method/upload_file', { body })
}

function valueOf(response: unknown, field: string): string {
  const values = typeof response === 'object' && response !== null ? Object.entries(response) : []
  return String(values.find(([name]) => name === field)?.[1])
}

const statuses = async (url: string, ...people: readonly TestClient[]) =>
  Promise.all(people.map(async (who) => (await who.get(url)).status))

beforeAll(async () => {
  site = await testSite([records])
  office = await site.userWith('School Office')
  meena = await site.userWith('Customer')
  other = await site.userWith('Store Manager')
  const { data } = await office.post('/api/resource/Test Record', { title: 'Medical paper' })
  const record = valueOf(data, 'name')
  const target = { doctype: 'Test Record', docname: record, fieldname: 'paper' }
  const { message } = await upload(office, 'Meena is well', { is_private: '1', ...target })
  letter = { record, url: valueOf(message, 'file_url'), file: valueOf(message, 'name') }
})
afterAll(() => site.close())

test('A private file without a document is readable by its owner only, whatever the role', async () => {
  const { message } = await upload(meena, 'my diary', { is_private: '1', file_name: 'diary.txt' })
  const url = valueOf(message, 'file_url')
  expect(url).toBe('/private/files/diary.txt')
  const manager = await site.userWith('System Manager')
  expect(await statuses(url, meena, site.administrator, office, manager, other, site.guest)).toEqual([
    200, 200, 403, 403, 403, 403,
  ])
  expect((await site.guest.get('/files/diary.txt')).status).toBe(404)
})

test('A private file is read by those who may read its document, and by nobody else', async () => {
  const staff = await site.userWith('Event Staff')
  expect(await statuses(letter.url, office, staff, meena, other, site.guest)).toEqual([
    200, 200, 403, 403, 403,
  ])
})

test('A share of the document opens its files and closes them when it ends', async () => {
  const share = (read: 0 | 1) =>
    office.post('/api/method/frappe.share.add', {
      ...{ doctype: 'Test Record', name: letter.record, user: meena.user, read },
    })
  expect((await share(1)).status).toBe(200)
  expect(await statuses(letter.url, meena)).toEqual([200])
  const removed = { doctype: 'Test Record', name: letter.record, user: meena.user }
  expect((await office.post('/api/method/frappe.share.remove', removed)).status).toBe(200)
  expect(await statuses(letter.url, meena)).toEqual([403])
})

test('User Permissions that hide a document hide its files too', async () => {
  const restrictedStaff = await site.userWith('Event Staff')
  expect(await statuses(letter.url, restrictedStaff)).toEqual([200])
  const { data } = await office.post('/api/resource/Test Record', { title: 'Another paper' })
  await site.administrator.post('/api/resource/User Permission', {
    ...{ user: restrictedStaff.user, allow: 'Test Record', for_value: valueOf(data, 'name') },
  })
  expect(await statuses(letter.url, restrictedStaff)).toEqual([403])
})

test('A private file is sent whole or in ranges, and is not cacheable', async () => {
  const { headers } = await office.get(letter.url)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-disposition')).toBe('attachment; filename="paper.txt"')
  const part = await office.request('GET', letter.url, { headers: { range: 'bytes=0-4' } })
  expect([part.status, part.body]).toEqual([206, 'Meena'])
  const refused = await meena.request('GET', letter.url, { headers: { range: 'bytes=0-4' } })
  expect(refused.status).toBe(403)
  expect((await site.guest.request('HEAD', letter.url)).status).toBe(403)
})

test('The file list is one statement and shows nobody another user’s private file', async () => {
  for (const who of [other, meena, await site.userWith('System Manager')]) {
    const { rows, statements } = await who.get('/api/resource/File', { limit_page_length: '0' })
    expect(rows.map(({ name }) => name)).not.toContain(letter.file)
    expect(statements).toHaveLength(2)
    const { status } = await who.get(`/api/resource/File/${letter.file}`)
    expect(status).toBe(who === meena ? 404 : 403)
  }
  const own = await office.get('/api/resource/File', { limit_page_length: '0' })
  expect(own.rows.map(({ name }) => name)).toContain(letter.file)
})

test('Uploading the same private content does not reveal that another user has it', async () => {
  const { message } = await upload(other, 'Meena is well', { is_private: '1', file_name: 'guess.txt' })
  expect(valueOf(message, 'file_url')).toBe('/private/files/guess.txt')
  const again = await upload(other, 'Meena is well', { is_private: '1', file_name: 'again.txt' })
  expect(valueOf(again.message, 'file_url')).toBe('/private/files/guess.txt')
})

test('A file cannot be attached later where it could not be attached at once', async () => {
  const { message } = await upload(meena, 'a joke', { file_name: 'joke.txt' })
  const path = `/api/resource/File/${valueOf(message, 'name')}`
  const target = { attached_to_doctype: 'Test Record', attached_to_name: letter.record }
  expect((await meena.put(path, target)).status).toBe(403)
  expect((await meena.put(path, { file_name: 'better joke.txt' })).status).toBe(200)
  const own = await upload(office, 'a note', { file_name: 'note.txt' })
  expect((await office.put(`/api/resource/File/${valueOf(own.message, 'name')}`, target)).status).toBe(200)
})

test('A private file cannot be made public, nor a public one private', async () => {
  const changed = await office.put(`/api/resource/File/${letter.file}`, { is_private: 0 })
  const { data } = await office.get(`/api/resource/File/${letter.file}`)
  expect([changed.status < 500, data]).toMatchObject([true, { is_private: 1, file_url: letter.url }])
})
