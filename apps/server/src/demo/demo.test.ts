import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureNamed } from '#demo/pictures'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { modules } from '../../modules.ts'

const addedModules = modules.filter(({ name }) => name !== 'identity' && name !== 'files')
const today = dayIn('Asia/Kolkata', new Date())
const picture = (name: string) => `/files/${pictureNamed(name).file}`

let site: TestSite
beforeAll(async () => {
  site = await testSite(addedModules)
  await site.engine.write(administrator, async (documents) => {
    for (const module of addedModules)
      await module.demo({ ...site.engine.contextFor(documents), today, picture })
  })
})
afterAll(() => site.close())

const page = (route: string) =>
  site.guest.post('/api/method/mobileapi.get_page_content', {
    application_type: 'web',
    domain: 'localhost',
    route,
  })

function valuesOf(response: unknown, isAsked: (key: string) => boolean): readonly unknown[] {
  const found: unknown[] = []
  JSON.stringify(response, (key, value: unknown) => {
    if (isAsked(key)) found.push(value)
    return value
  })
  return found
}

const sectionTypes = (response: unknown) => valuesOf(response, (key) => key === 'section_type')

test('The home page fills every section that loads data', async () => {
  const { status, message, statements } = await page('home-page')
  expect(status).toBe(200)
  expect(
    valuesOf(message, (key) => key === 'data').map((rows) => (Array.isArray(rows) ? rows.length : null)),
  ).toEqual([1, 8, 0, 3, 8, 0, 8, 0, 1, 4, 0, 0, 0, 0])
  expect(statements.length).toBeLessThanOrEqual(20)
})

const unsaid = new Set(['Footer Social Links', 'Footer Download App'])
const translatedKeys =
  /^(title|subtitle|menu_label|section_name|view_more_label|heading|text|label|button_label|question|answer|quote|name|role|address|category_name|business_name|venue|short_description|site_name|tagline)$/

test.each([
  ['hi', /[\u0900-\u097f]/],
  ['ta', /[\u0b80-\u0bff]/],
])('The home page, its menus and its footer are fully in the language %s', async (language, letters) => {
  const [home, settings] = await Promise.all([
    site.guest.post(`/api/method/mobileapi.get_page_content?_lang=${language}`, { route: 'home-page' }),
    site.guest.get('/api/method/api.get_all_website_settings', { _lang: language }),
  ])
  const texts = valuesOf([home.message, settings.message], (key) => translatedKeys.test(key)).filter(
    (text) => typeof text === 'string' && !unsaid.has(text),
  )
  const isName = (text: unknown) => /^([A-Z]+-[\w-]+|[0-9a-z]{10}|Asha)$/.test(String(text))
  expect(texts.length).toBeGreaterThan(150)
  expect([...new Set(texts)].filter((text) => !letters.test(String(text)) && !isName(text))).toEqual([])
})

test('The pages use every section type but the video', async () => {
  const answers = await Promise.all(['home-page', 'about-us', 'admissions'].map(page))
  const kinds = new Set(answers.flatMap(({ message }) => sectionTypes(message)))
  for (const kind of [
    'slider',
    'product list',
    'category list',
    'event list',
    'gallery strip',
    'rich text',
    'image',
  ])
    expect(kinds).toContain(kind)
  for (const kind of ['banner', 'testimonial', 'counter', 'faq', 'map', 'form']) expect(kinds).toContain(kind)
})

test.each([
  ...['home-page', 'about-us', 'contact-us', 'terms-condition', 'privacy-policy', 'cancellation-policy'],
  ...['p/admissions', 'p/volunteer', 'p/campus', 'coming-soon'],
])('A guest can open %s', async (route) => {
  expect((await page(route)).status).toBe(200)
})

test('Every internal link leads to an existing page', async () => {
  const routes = [
    'home-page',
    'about-us',
    'contact-us',
    'admissions',
    'volunteer',
    'campus',
    'terms-condition',
  ]
  const answers = await Promise.all(routes.map(page))
  const links = answers
    .flatMap(({ message }) => valuesOf(message, (key) => /(redirect_url|redirect_to)$/.test(key)))
    .filter((link) => typeof link === 'string')
    .filter((link) => /^\/(p\/|about-us|contact-us|terms|privacy|cancellation)/.test(link))
  expect(links.length).toBeGreaterThan(20)
  const statuses = await Promise.all(
    [...new Set(links)].map(async (link) => [link, (await page(link)).status]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('The demo has 48 products of 4 businesses at 8 sellers with their categories', async () => {
  const { message } = await site.guest.post('/api/method/api.get_parent_categories', { show_count: 1 })
  const categories: readonly unknown[] = Array.isArray(message) ? message : []
  expect(categories.map((category) => valuesOf(category, (key) => key === 'products_count')[0])).toEqual(
    Array(8).fill(6),
  )
  const { data } = await site.guest.get('/api/resource/Product', {
    fields: ['business'],
    limit_page_length: '0',
  })
  expect(new Set(valuesOf(data, (key) => key === 'business')).size).toBe(4)
  expect(data).toHaveLength(48)
})

test('The seller with a tax number issues tax invoices, and the others bills of supply', async () => {
  const { data } = await site.administrator.get('/api/resource/Invoice', {
    fields: ['business', 'kind'],
    filters: [['order', 'like', '%000001']],
    order_by: 'business asc',
  })
  expect(data).toEqual([
    { business: 'BS-00001', kind: 'bill of supply' },
    { business: 'BS-00002', kind: 'tax invoice' },
  ])
})

test('Nine albums have twelve to twenty pictures each', async () => {
  const fields = ['title', 'cover_image', 'picture_count']
  const { data } = await site.guest.get('/api/resource/Gallery', { fields })
  expect(data).toHaveLength(9)
  for (const count of valuesOf(data, (key) => key === 'picture_count')) {
    expect(count).toBeGreaterThanOrEqual(12)
    expect(count).toBeLessThanOrEqual(20)
  }
})

test('Two events are past, some take place within the week, and the others later', async () => {
  const dates = async (filters: unknown) => {
    const { data } = await site.guest.get('/api/resource/Asha Event', { filters, limit_page_length: '0' })
    return Array.isArray(data) ? data.length : 0
  }
  expect(await dates([['end_date', '<', today]])).toBe(2)
  expect(await dates([['start_date', 'between', [today, addDays(today, 8)]]])).toBeGreaterThanOrEqual(3)
  expect(await dates([['end_date', '>=', today]])).toBeGreaterThanOrEqual(10)
})

test('An external registration leads to a host that the settings allow', async () => {
  const { message } = await site.guest.get('/api/method/api.get_all_website_settings')
  const hosts = valuesOf(message, (key) => key === 'reference_sites').flat()
  const { data } = await site.guest.get('/api/resource/Asha Event', {
    fields: ['registration_link'],
    limit_page_length: '0',
  })
  const links = valuesOf(data, (key) => key === 'registration_link').filter(
    (link) => typeof link === 'string',
  )
  expect(links.map((link) => new URL(link).host).filter((host) => !hosts.includes(host))).toEqual([])
  expect(links).toHaveLength(1)
})
