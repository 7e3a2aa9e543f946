import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
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

interface Shapes {
  sections: { section_type: string; variant: string; shape: string }[]
  docs: { name: string; fields: object[]; __messages: Record<string, string> }[]
}

const isShapes = (value: unknown): value is Shapes =>
  typeof value === 'object' && value !== null && 'sections' in value && 'docs' in value

test('Gives page editors the schema of each section type in their language', async () => {
  const { message } = await site.administrator.get(`${method}?_lang=hi`)
  if (!isShapes(message)) throw new Error('The answer holds no shapes')
  const faq = message.sections.find(({ section_type }) => section_type === 'faq')
  expect(faq).toEqual({ section_type: 'faq', variant: '', shape: 'Questions' })
  const shape = message.docs.find(({ name }) => name === 'Questions')
  expect(shape?.fields).toMatchObject([{ fieldname: 'items', fieldtype: 'Table', options: 'Asked Question' }])
  expect(shape?.__messages).toMatchObject({ Questions: 'सवाल' })
})

test('Gives guests no section schemas', async () => {
  expect((await site.guest.request('GET', method)).status).toBe(403)
})

test('Refuses a section that could not be rendered, naming its row and field', async () => {
  const section = { section_name: 'Asked often', section_type: 'faq' }
  const data = JSON.stringify({ items: [{ question: 'When?' }] })
  const body = { title: 'Help', route: 'help', sections: [{ ...section, data }] }
  const answer = await site.administrator.post('/api/resource/Web Page', body)
  expect(answer.status).toBe(417)
  expect(JSON.stringify(answer.body)).toContain('Asked often: Questions 1: enter Answer')
})
