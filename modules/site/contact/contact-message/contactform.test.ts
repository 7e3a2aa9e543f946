import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { contact } from '../index.ts'

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'stand_ins', docTypes: [Business] }), contact])
})
afterAll(() => site.close())

const letter = {
  username: 'Meena',
  mailid: 'meena@letters.example',
  subject: 'Buses',
  message: 'When does it come?',
}
const send = (fields: object) =>
  site.guest.post('/api/method/api.contactform', { data: JSON.stringify(fields) })

test('A guest sends a contact message and gets only an opaque name', async () => {
  const answer = await send({ ...letter, phonenumber: '098400 12345' })
  expect(answer.status).toBe(200)
  expect(answer.message).toEqual({ name: expect.stringMatching(/^MSG-.{8,}$/) })
  expect((await site.emittedEvents()).at(-1)).toBe('contact.received')
})

test('The office reads a contact message as new', async () => {
  await send({ ...letter, username: 'Farida', phonenumber: '098400 12345' })
  const office = await site.userWith('School Office')
  const { data } = await office.get('/api/resource/Contact Message', {
    fields: ['username', 'phonenumber', 'state'],
    filters: [['username', '=', 'Farida']],
  })
  expect(data).toEqual([{ username: 'Farida', phonenumber: '+919840012345', state: 'new' }])
})

test('Accepts plain fields as a contact message', async () => {
  const answer = await site.guest.post('/api/method/mela.contact.contactform', letter)
  expect(answer.status).toBe(200)
})

test.each([
  ['username', { ...letter, username: '  ' }, 'MandatoryError'],
  ['mailid', { ...letter, mailid: undefined }, 'MandatoryError'],
  ['message', { ...letter, message: '' }, 'MandatoryError'],
  ['mailid', { ...letter, mailid: 'nobody' }, 'InvalidEmailAddressError'],
  ['phonenumber', { ...letter, phonenumber: '12' }, 'InvalidPhoneNumberError'],
  ['business', { ...letter, business: 'BS-99999' }, 'LinkValidationError'],
  ['message', { ...letter, message: 'x'.repeat(5001) }, 'CharacterLengthExceededError'],
])('Refuses a contact message with a wrong %s, naming the field', async (field, fields, type) => {
  const before = await site.emittedEvents()
  const answer = await send(fields)
  expect(answer.status).toBe(417)
  expect(answer.body).toMatchObject({ exc_type: type })
  expect(JSON.stringify(answer.body)).toContain(field)
  expect(await site.emittedEvents()).toEqual(before)
})

test('Only the office reads contact messages, and neither guests nor customers do', async () => {
  const customer = await site.userWith('Customer')
  for (const client of [site.guest, customer])
    expect((await client.get('/api/resource/Contact Message')).status).toBe(403)
  expect((await site.guest.post('/api/resource/Contact Message', letter)).status).toBe(403)
})
