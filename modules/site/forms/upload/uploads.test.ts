import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { administrator } from '#framework/permissions'
import { valuesOf, type TestSite } from '#framework/testing'
import { sweepTickets } from './upload-ticket.queries.ts'
import { documentOf } from '../testing/index.ts'
import { answers, formsSite, publish } from '../testing/sample-site.ts'

let site: TestSite
let png: Buffer
beforeAll(async () => {
  site = await formsSite()
  await publish(site, 'register')
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#6E1F63' } })
    .png()
    .toBuffer()
})
afterAll(() => site.close())

async function ticket(route = 'register'): Promise<string> {
  const { message } = await site.guest.post('/api/method/mela.forms.get_upload_ticket', { web_form: route })
  return String(valuesOf(message)['upload_ticket'])
}

function upload(headers: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'photo.png')
  return site.guest.request('POST', '/api/method/upload_file', { body, headers })
}

const send = (more: object) =>
  site.guest.post('/api/method/mela.forms.accept', { web_form: 'register', ...more })

test('A guest with a ticket uploads privately, submits, and the file is attached to the document', async () => {
  const upload_ticket = await ticket()
  const headers = { 'x-upload-ticket': upload_ticket }
  const elsewhere = { is_private: '0', doctype: 'Try Class', docname: 'One' }
  const file = valuesOf((await upload(headers, elsewhere)).message)
  expect(file).toMatchObject({ is_private: 1, attached_to_doctype: 'Upload Ticket' })
  expect(file['file_url']).toMatch(/^\/private\/files\//)
  const path = `/api/resource/File/${String(file['name'])}`
  expect((await site.guest.request('GET', path, { headers })).data).toMatchObject({
    file_url: file['file_url'],
  })
  const sent = await send({ data: { ...answers, photo: file['file_url'] }, upload_ticket })
  expect(sent.status).toBe(200)
  const document = await documentOf(site, valuesOf(sent.message)['name'])
  expect((await site.administrator.get(path)).data).toMatchObject({
    ...{ attached_to_doctype: 'Try Registration', attached_to_name: document },
    attached_to_field: 'photo',
  })
  expect((await site.guest.request('GET', path, { headers })).status).toBe(403)
})

test('A File in JSON accepts a ticket too', async () => {
  const upload_ticket = await ticket()
  const body = { file_name: 'a.png', content: png.toString('base64'), decode: 'True', is_private: 0 }
  const answer = await site.guest.post('/api/resource/File', { ...body, upload_ticket })
  expect(answer.data).toMatchObject({ is_private: 1 })
  expect((await site.guest.post('/api/resource/File', body)).status).toBe(403)
})

test('Stores nothing without a ticket, with a wrong one or with a form’s name as ticket', async () => {
  const files = () => site.administrator.get('/api/resource/File', { limit_page_length: '0' })
  const before = await files()
  expect(before.data).not.toEqual([])
  for (const wrong of ['x', 'A'.repeat(43), 'register'])
    expect((await upload({ 'x-upload-ticket': wrong })).status).toBe(403)
  expect((await upload({})).status).toBe(403)
  expect((await files()).data).toEqual(before.data)
})

test('A file of another ticket can be neither submitted nor read', async () => {
  const [mine, other] = [await ticket(), await ticket()]
  const file = valuesOf((await upload({ 'x-upload-ticket': other })).message)
  const path = `/api/resource/File/${String(file['name'])}`
  expect((await site.guest.get(path)).status).toBe(403)
  expect((await site.guest.request('GET', path, { headers: { 'x-upload-ticket': mine } })).status).toBe(403)
  const data = { ...answers, photo: file['file_url'] }
  expect((await send({ data, upload_ticket: mine })).body).toMatchObject({ code: 'forms.foreign_file' })
  expect((await send({ data })).body).toMatchObject({ field: 'photo' })
  expect(
    (await send({ data: { ...answers, papers: [{ label: 'x', file: file['file_url'] }] } })).body,
  ).toMatchObject({
    field: 'papers',
  })
})

test('A signed-in person submits only their own files, without a ticket', async () => {
  const [owner, other] = [await site.userWith('Customer'), await site.userWith('Customer')]
  const file = { file_name: 'own.png', content: png.toString('base64'), decode: 'True', is_private: 1 }
  const { file_url } = valuesOf((await owner.post('/api/resource/File', file)).data)
  const sent = { web_form: 'register', data: { ...answers, photo: file_url } }
  const accept = '/api/method/mela.forms.accept'
  expect((await other.post(accept, sent)).body).toMatchObject({ code: 'forms.foreign_file' })
  expect((await owner.post(accept, sent)).message).toMatchObject({ photo: file_url })
  expect((await owner.post(accept, sent)).body).toMatchObject({ code: 'forms.foreign_file' })
})

test('A form’s own file limit applies', async () => {
  const route = await publish(site, 'tiny', { max_attachment_size: 0.00001 })
  const answer = await upload({ 'x-upload-ticket': await ticket(route) })
  expect(answer.body).toMatchObject({ exc_type: 'MaxFileSizeReachedError' })
})

test('A ticket expires after a day together with its unsubmitted files', async () => {
  const over = await ticket()
  const file = valuesOf((await upload({ 'x-upload-ticket': over })).message)
  await site.engine.write(administrator, (documents) => sweepTickets(documents, '2999-01-01 00:00:00'))
  expect((await site.administrator.get(`/api/resource/File/${String(file['name'])}`)).status).toBe(404)
  expect((await upload({ 'x-upload-ticket': over })).status).toBe(403)
})
