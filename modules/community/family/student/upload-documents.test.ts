import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { documentOf } from '#site/forms/testing'
import {
  call,
  transition,
  registrations,
  schoolSite,
  send,
  stored,
  valuesOf,
  type SchoolSite,
} from '../testing/sample-site.ts'

let school: SchoolSite
beforeAll(async () => {
  school = await schoolSite()
})
afterAll(() => school.site.close())

let width = 8

/** Creates distinct pictures, because identical files are stored once. */
function picture(): Promise<Buffer> {
  width += 1
  return sharp({ create: { width, height: 8, channels: 3, background: '#6E1F63' } })
    .png()
    .toBuffer()
}

async function upload(ticket: string): Promise<string> {
  const body = new FormData()
  const png = await picture()
  body.set('file', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'birth.png')
  const headers = { 'x-upload-ticket': ticket }
  const answer = await school.site.guest.request('POST', '/api/method/upload_file', { body, headers })
  return String(valuesOf(answer.message)['file_url'])
}

async function sendWithPapers(first: string) {
  const { message } = await school.site.guest.post('/api/method/mela.forms.get_upload_ticket', {
    web_form: 'student',
  })
  const ticket = String(valuesOf(message)['upload_ticket'])
  const [photo, paper] = [await upload(ticket), await upload(ticket)]
  const answer = await school.site.guest.post('/api/method/mela.forms.accept', {
    ...{ web_form: 'student', upload_ticket: ticket },
    data: {
      ...{ student_first_name: first, student_date_of_birth: '2019-09-09', parent_name: 'Devi', photo },
      ...{
        parent_phone: '9840077741',
        emergency_contact_name: 'Devi',
        emergency_contact_phone: '9840077741',
      },
      documents: [{ kind: 'birth certificate', file: paper }],
      agrees_to_records: 1,
    },
  })
  return { name: await documentOf(school.site, valuesOf(answer.message)['name']), photo, paper }
}

test('Only the office and the guardian open the documents of a registration', async () => {
  const { name, photo, paper } = await sendWithPapers('Thenmozhi')
  expect(await stored(school, name)).toMatchObject({
    photo,
    documents: [{ kind: 'birth certificate', file: paper }],
  })
  for (const url of [photo, paper]) {
    expect((await school.office.get(url)).status).toBe(200)
    for (const stranger of [school.site.guest, school.neighbour, school.parent])
      expect((await stranger.get(url)).status).toBe(403)
  }
})

test('An erasure deletes the documents too', async () => {
  const { name, photo, paper } = await sendWithPapers('Ezhilarasi')
  await transition(school.office, name, 'Withdraw')
  const asked = await school.office.post('/api/resource/Privacy Request', { kind: 'erase', student: name })
  const request = valuesOf(asked.data)['name']
  await school.office.post('/api/method/mela.desk.apply_transition', {
    ...{ doctype: 'Privacy Request', name: request, action: 'Begin' },
  })
  expect((await call(school.office, 'erase', { name: request })).status).toBe(200)
  for (const url of [photo, paper]) expect((await school.site.administrator.get(url)).status).not.toBe(200)
})

test('No form accepts another person’s file', async () => {
  const { paper } = await sendWithPapers('Kanimozhi')
  const stolen = await send(school.site.guest, { student_first_name: 'Poongodi', photo: paper })
  expect(stolen.body).toMatchObject({ code: 'forms.foreign_file', field: 'photo' })
})

test('The form supports three languages and reveals nothing about children', async () => {
  const { data } = await school.site.guest.get('/api/resource/Web Form/student')
  const form = valuesOf(data)
  expect(form).toMatchObject({ state: 'open', allow_incomplete: 1 })
  const tamil = valuesOf(valuesOf(form['translations'])['ta'])
  for (const label of ['First name', 'Parent’s phone', 'birth certificate'])
    expect(tamil[label], label).toEqual(expect.any(String))
  expect(JSON.stringify(form)).not.toMatch(/duplicate|came_by|child_key/)
})

test('A guest chooses among the open years and reads no list of classes', async () => {
  const options = { web_form: 'student', fieldname: 'academic_year' }
  const { message } = await school.site.guest.get('/api/method/mela.forms.get_link_options', options)
  expect(message).toHaveLength(1)
  expect((await school.site.guest.get(registrations)).status).toBe(403)
})
