import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { made, namesOf, resource, valuesOf } from './support.ts'

// Frappe's frappe/core/doctype/file/test_file.py, as far as HTTP shows it: section 10 of the dialect.

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

function upload(fields: Readonly<Record<string, string>>, content = 'text', client = manager) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], fields['file_name'] ?? 'file.txt', { type: 'text/plain' }))
  return client.request('POST', '/api/method/upload_file', { body: form })
}

test('TestBase64File: a File document accepts base64 and drops a data address before it', async () => {
  for (const content of [btoa('Hello World'), `data:text/plain;base64,${btoa('Hello World')}`]) {
    const response = await manager.post(resource('File'), {
      file_name: 'base64.txt',
      content,
      decode: 'True',
    })
    expect(response.status).toBe(200)
    expect(valuesOf(response)).not.toHaveProperty('content')
    const { file_url: url } = valuesOf(
      await manager.get(resource('File', String(valuesOf(response)['name']))),
    )
    expect((await manager.get(String(url))).body).toBe('Hello World')
  }
})

test('TestSameFileName: the same name twice makes two files, each with its own content', async () => {
  const [one, two] = [
    await upload({ file_name: 'same.txt' }, 'one'),
    await upload({ file_name: 'same.txt' }, 'two'),
  ]
  const [first, second] = [valuesOf(one)['file_url'], valuesOf(two)['file_url']]
  expect(first).not.toBe(second)
  expect((await manager.get(String(first))).body).toBe('one')
  expect((await manager.get(String(second))).body).toBe('two')
})

test('An upload is attached to a document that its author may write', async () => {
  const name = await made(manager, 'Note', { title: 'attached' })
  const target = { doctype: 'Note', docname: name, fieldname: 'content', is_private: '1' }
  const response = await upload({ file_name: 'hung.txt', ...target })
  expect(valuesOf(response)).toMatchObject({
    doctype: 'File',
    attached_to_doctype: 'Note',
    attached_to_name: name,
    attached_to_field: 'content',
    is_private: 1,
    file_url: expect.stringMatching(/^\/private\/files\//),
  })
  const stranger = await site.userWith('Customer')
  expect((await upload({ file_name: 'x.txt', ...target }, 'x', stranger)).status).toBe(403)
})

test('test_attachment_limit: a file beyond 10 MB is refused by its own error', async () => {
  const response = await upload({ file_name: 'large.txt' }, 'x'.repeat(10 * 1024 * 1024 + 1))
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'MaxFileSizeReachedError' } })
})

test('test_file_url_validation: an address alone creates no file', async () => {
  for (const file_url of ['/files/../../etc/passwd', 'file:///etc/passwd', 'https://elsewhere.example/a.png'])
    expect((await manager.post(resource('File'), { file_name: 'a', file_url })).status).toBe(417)
})

test('test_list_private_single_file: a list never shows the private files of others', async () => {
  const name = String(valuesOf(await upload({ file_name: 'private.txt', is_private: '1' }))['name'])
  const stranger = await site.userWith('Customer')
  expect(namesOf(await stranger.get(resource('File')))).not.toContain(name)
  expect((await stranger.get(resource('File', name))).status).toBe(404)
  expect((await site.guest.get(resource('File'))).status).toBe(403)
})
