import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite, demoContext } from '#framework/testing'
import { contact } from '#site/contact'
import { forms } from './index.ts'

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'stand_ins', docTypes: [Business] }), contact, forms])
  await site.engine.write(administrator, (documents) =>
    forms.demo({ ...demoContext(site.engine, documents), today: '2026-11-20' }),
  )
})
afterAll(() => site.close())

const accept = (web_form: string, data: object) =>
  site.guest.post('/api/method/mela.forms.accept', { web_form, data: JSON.stringify(data) })

test('A guest fills in the demo’s volunteer form', async () => {
  const options = { web_form: 'volunteer-interest', fieldname: 'free_times.area' }
  const { message } = await site.guest.get('/api/method/mela.forms.get_link_options', options)
  expect(message).toHaveLength(4)
  const answer = await accept('volunteer-interest', {
    ...{ full_name: 'Kavin', phone: '9840011111', is_student: 1, school: 'Asha', guardian_name: 'Meena' },
    area: 'Kitchen',
    free_times: [{ weekday: 'Saturday', from_time: '9:00', to_time: '12:00', area: 'Kitchen' }],
    travel_cost: 40.5,
    motivation: '<p>I like <b>kites</b></p><script>alert(1)</script>',
  })
  expect(answer.status).toBe(200)
  const { data } = await site.administrator.get('/api/resource/Volunteer Interest', { fields: ['*'] })
  expect(data).toMatchObject([
    { travel_cost: 40.5, motivation: '<p>I like <b>kites</b></p>', badge_colour: '#6E1F63' },
  ])
})

test('The demo’s enquiry becomes a contact message to the office', async () => {
  const letter = { username: 'Farida', mailid: 'farida@letters.example', subject: 'Events', message: 'When?' }
  expect((await accept('enquiry', { ...letter, subject: 'Spam' })).body).toMatchObject({ field: 'subject' })
  expect((await accept('enquiry', letter)).status).toBe(200)
})
