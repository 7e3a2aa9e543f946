import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { administrator } from '#framework/permissions'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { WebPage } from '../doctypes/web-page.doctype.ts'
import { website } from '../index.ts'

const access = { 'System Manager': everything } as const
const Business = docType('Business', { fields: { title: text() }, access })
const MelaEvent = docType('Mela Event', { fields: { title: text() }, access })
const method = '/api/method/mela.website.get_section_shapes'

let site: TestSite
beforeAll(async () => {
  site = await testSite([website, defineModule({ name: 'stand_ins', docTypes: [Business, MelaEvent] })])
})
afterAll(() => site.close())

test('tells who edits pages what each type of section holds, in the language of whoever asks', async () => {
  const { message } = await site.administrator.get(`${method}?_lang=hi`)
  const faq = message.sections.find((one: { section_type: string }) => one.section_type === 'faq')
  expect(faq).toEqual({ section_type: 'faq', variant: '', shape: 'Questions' })
  const shape = message.docs.find(({ name }: { name: string }) => name === 'Questions')
  expect(shape.fields).toMatchObject([{ fieldname: 'items', fieldtype: 'Table', options: 'Asked Question' }])
  expect(shape.__messages).toMatchObject({ Questions: 'सवाल' })
})

test('tells guests nothing', async () => {
  expect((await site.guest.request('GET', method)).status).toBe(403)
})

test('refuses a section that could not be shown, by the name of its row and field', async () => {
  const section = { section_name: 'Asked often', section_type: 'faq' as const }
  const data = JSON.stringify({ items: [{ question: 'When?' }] })
  const page = { title: 'Help', route: 'help', sections: [{ ...section, data }] }
  const answer = await site.administrator.request('POST', '/api/resource/Web Page', page)
  expect(answer.status).toBe(417)
  expect(JSON.stringify(answer.body)).toContain('Asked often: Questions 1: enter Answer')
  await site.engine.write(administrator, async (documents) => {
    expect(await documents.count(WebPage, { where: { route: 'help' } })).toBe(0)
  })
})
