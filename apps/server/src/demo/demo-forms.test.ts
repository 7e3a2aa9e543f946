import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureNamed } from '#demo/pictures'
import { administrator } from '#framework/permissions'
import { rowsOf, testSite, valuesOf, type TestSite } from '#framework/testing'
import { dayIn, textOf } from '#meta'
import { modules } from '../../modules.ts'

const addedModules = modules.filter(({ name }) => name !== 'identity' && name !== 'files')
const withForms: ReadonlySet<string> = new Set(['translations', 'forms', 'students', 'volunteers'])

let site: TestSite
beforeAll(async () => {
  site = await testSite(addedModules)
  const today = dayIn('Asia/Kolkata', new Date())
  const picture = (name: string) => `/files/${pictureNamed(name).file}`
  await site.engine.write(administrator, async (documents) => {
    for (const module of addedModules.filter(({ name }) => withForms.has(name)))
      await module.demo({ ...site.engine.contextFor(documents), today, picture })
  })
})
afterAll(() => site.close())

const own = ['title', 'introduction_text', 'button_label', 'success_title', 'success_message']

test('The demo forms have titles and introductions in the language of their reader', async () => {
  const { rows } = await site.administrator.get('/api/resource/Web Form', { fields: ['route'] })
  const routes = rowsOf(rows).map(({ route }) => String(route))
  expect(routes).toEqual(expect.arrayContaining(['student', 'student-volunteer', 'volunteer']))
  for (const route of routes) {
    const form = valuesOf((await site.guest.get(`/api/resource/Web Form/${route}`)).data)
    const { hi, ta } = { hi: {}, ta: {}, ...valuesOf(form['translations']) }
    for (const text of own.map((name) => textOf(form[name] ?? '')).filter((one) => one !== ''))
      expect([valuesOf(hi)[text], valuesOf(ta)[text]], `${route}: ${text}`).toEqual([
        expect.stringMatching(/[\u0900-\u097f]/),
        expect.stringMatching(/[\u0b80-\u0bff]/),
      ])
  }
})
