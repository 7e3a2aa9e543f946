import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { routeSource, website } from '../index.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })
const album = {
  route: 'gallery-detail/G-1',
  doctype: 'Gallery',
  name: 'G-1',
  title: 'Kites',
  modified: '2026-11-20',
}

let site: TestSite
beforeAll(async () => {
  const extensions = [routeSource.add(async () => [album])]
  site = await testSite([website, defineModule({ name: 'stand_ins', docTypes: [Business], extensions })])
  const page = (fields: object) => site.administrator.post('/api/resource/Web Page', fields)
  await page({ title: 'About us', route: 'about-us', published: 1 })
  await page({ title: 'Draft', route: 'draft' })
  await site.administrator.post('/api/resource/Redirect', { source: '/old-page/?x=1', target: '/p/about-us' })
})
afterAll(() => site.close())

test('A site’s routes are its published pages and the routes of other modules', async () => {
  const { message } = await site.guest.post('/api/method/mobileapi.get_all_route')
  expect(message).toEqual([
    expect.objectContaining({ route: 'about-us', doctype: 'Web Page', title: 'About us' }),
    album,
  ])
})

test('An old path gives its new location', async () => {
  const where = async (path: string) =>
    (await site.guest.post('/api/method/mela.website.get_redirect', { path })).message
  expect(await where('/old-page?utm=x')).toEqual({ target: '/p/about-us', is_permanent: 1 })
  expect(await where('/never-was')).toBeUndefined()
})

test.each([
  { source: '/a', target: '/a/' },
  { source: 'https://elsewhere.example/a', target: '/b' },
])('Refuses a redirect from $source to $target', async (fields) => {
  expect((await site.administrator.post('/api/resource/Redirect', fields)).status).toBe(417)
})
