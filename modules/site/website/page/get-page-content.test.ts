import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { Footer } from '../navigation/footer.doctype.ts'
import { Header } from '../navigation/header.doctype.ts'
import { WebPage } from './web-page.doctype.ts'
import { WebsiteSettings } from '../settings/website-settings.doctype.ts'
import { businessResolver, pageSectionSource, website } from '../index.ts'

const Business = docType('Business', {
  naming: { kind: 'field', field: 'business_name' },
  fields: { business_name: text({ required: true }) },
  access: { 'System Manager': everything },
})

const asked: string[] = []

const fakeModules = defineModule({
  name: 'stand_ins',
  docTypes: [Business],
  extensions: [
    businessResolver.add(async (domain) => (domain === 'pots.example' ? 'BS-00002' : null)),
    pageSectionSource.add({
      sectionType: 'event list',
      rows: async ({ limit, business, store }) => {
        asked.push(`events of ${business}${store === null ? '' : ` in ${store}`}`)
        return Array.from({ length: limit + 5 }, (_, index) => ({ name: `EVT-${index}` }))
      },
    }),
    pageSectionSource.add({
      sectionType: 'product list',
      rows: async () => {
        asked.push('products')
        return []
      },
    }),
  ],
})

const json = (content: object) => JSON.stringify(content)

async function fill(site: TestSite): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    for (const business_name of ['BS-00001', 'BS-00002']) await documents.insert(Business, { business_name })
    await documents.insert(Header, {
      title: 'Top',
      menus: [
        { menu_label: 'School', redirect_url: '/p/school' },
        { menu_label: 'Campus', redirect_url: '/p/campus', parent_menu: 'School' },
      ],
    })
    await documents.insert(Footer, {
      title: 'Bottom',
      items: [
        {
          section_name: 'Help',
          section_type: 'Links',
          data: json({ links: [{ label: 'Terms', redirect_url: '/terms' }] }),
        },
      ],
    })
    await documents.save(WebsiteSettings, WebsiteSettings.name, {
      default_header: 'Top',
      default_footer: 'Bottom',
    })
    await documents.insert(WebPage, {
      title: 'Home',
      route: 'home-page',
      published: 1,
      sections: [
        { section_name: 'Hello', section_type: 'rich text', data: json({ html: '<p onclick="x()">Hi</p>' }) },
        { section_name: 'Soon', section_type: 'event list', no_of_records: 2 },
        { section_name: 'Phones', section_type: 'image', application_type: 'mobile' },
        { section_name: 'Second shop', section_type: 'image', business: 'BS-00002' },
        { section_name: 'Madurai', section_type: 'image', city: 'Madurai' },
      ],
    })
    await documents.insert(WebPage, { title: 'Plain', route: 'plain', published: 1 })
    await documents.insert(WebPage, { title: 'Draft', route: 'draft' })
    await documents.insert(WebPage, {
      title: 'Later',
      route: 'later',
      published: 1,
      publish_on: '2999-01-01 00:00:00',
    })
  })
}

let site: TestSite
beforeAll(async () => {
  site = await testSite([website, fakeModules])
  await fill(site)
})
afterAll(() => site.close())

const page = (fields: object) => site.guest.post('/api/method/mobileapi.get_page_content', fields)

async function sectionNames(fields: object): Promise<readonly string[]> {
  const { message } = await page({ route: 'home-page', ...fields })
  const found: string[] = []
  JSON.stringify(message, (key, value: unknown) => {
    if (key === 'section_name' && typeof value === 'string') found.push(value)
    return value
  })
  return found.filter((name) => name !== 'Help')
}

test('A guest gets the page with its header and footer', async () => {
  const { status, message } = await page({
    application_type: 'web',
    domain: 'asha.example',
    route: 'home-page',
  })
  expect(status).toBe(200)
  expect(message).toMatchObject({
    page: { route: 'home-page', title: 'Home', description: null, image: null },
    page_content: [
      {
        section_type: 'rich text',
        view: 'Grid View',
        row_count: 4,
        content: { html: '<p>Hi</p>' },
        data: [],
      },
      { section_type: 'event list', data: [{ name: 'EVT-0' }, { name: 'EVT-1' }] },
    ],
    header_content: {
      title: 'Top',
      menus: [{ menu_label: 'School', child_menu: [{ menu_label: 'Campus', child_menu: [] }] }],
    },
    footer_content: {
      title: 'Bottom',
      items: [{ section_name: 'Help', content: { links: [{ label: 'Terms', redirect_url: '/terms' }] } }],
    },
  })
})

test('Phones, businesses and cities see the sections meant for them', async () => {
  expect(await sectionNames({ application_type: 'web' })).toEqual(['Hello', 'Soon'])
  expect(await sectionNames({ application_type: 'mobile' })).toEqual(['Hello', 'Soon', 'Phones'])
  expect(await sectionNames({ business: 'BS-00002' })).toEqual(['Hello', 'Soon', 'Second shop'])
  expect(await sectionNames({ city: 'madurai' })).toEqual(['Hello', 'Soon', 'Madurai'])
})

test('A domain selects its business, and an unknown domain selects the default one', async () => {
  expect(await sectionNames({ domain: 'pots.example' })).toContain('Second shop')
  asked.length = 0
  await page({ route: 'home-page', domain: 'unknown.example' })
  expect(asked).toEqual(['events of BS-00001'])
})

test('Section sources receive the chosen store while the site has several', async () => {
  const chosen = { route: 'home-page', business: 'BS-00002', store: 'BS-00002' }
  const withStores = async (enable_multi_store: 0 | 1) => {
    asked.length = 0
    await site.administrator.put('/api/resource/Website Settings/Website Settings', { enable_multi_store })
    return [await sectionNames(chosen), asked]
  }
  expect(await withStores(1)).toEqual([['Hello', 'Soon', 'Second shop'], ['events of BS-00002 in BS-00002']])
  expect(await withStores(0)).toEqual([['Hello', 'Soon'], ['events of BS-00001']])
})

test('Queries only the sources that a page needs', async () => {
  asked.length = 0
  const { statements } = await page({ route: 'plain', city: 'Somewhere' })
  expect(asked).toEqual([])
  expect(statements.length).toBeLessThanOrEqual(6)
})

test.each(['draft', 'later', 'no-such-page'])(
  'Does not reveal to a visitor why the page %s is missing',
  async (route) => {
    const { status, body } = await page({ route })
    expect(status).toBe(404)
    expect(body).toMatchObject({ exc_type: 'DoesNotExistError' })
  },
)

test('Refuses an unknown kind of app', async () => {
  expect((await page({ application_type: 'fridge' })).status).toBe(417)
})

test('Guests may not read the documents behind a page', async () => {
  for (const type of ['Web Page', 'Header', 'Footer', 'Website Settings', 'Redirect'])
    expect((await site.guest.get(`/api/resource/${type}`)).status).toBe(403)
})

test('The office writes pages, and an address that could run a script is refused', async () => {
  const office = await site.userWith('School Office')
  const section = { section_name: 'Slides', section_type: 'slider' }
  const written = (redirect_url: string) => ({
    title: 'Slides',
    route: 'slides',
    sections: [{ ...section, data: { slides: [{ redirect_url }] } }],
  })
  expect((await office.post('/api/resource/Web Page', written('javascript:alert(1)'))).status).toBe(417)
  expect((await office.post('/api/resource/Web Page', written('/p/campus'))).status).toBe(200)
})

test('A page has at most fifty sections', async () => {
  const sections = Array.from({ length: 51 }, (_, index) => ({
    section_name: `${index}`,
    section_type: 'image',
  }))
  const answer = await site.administrator.post('/api/resource/Web Page', {
    title: 'Long',
    route: 'long',
    sections,
  })
  expect(answer.status).toBe(417)
})
