import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { rowsOf, testSite, type TestSite } from '#framework/testing'
import { translateDocument, translations } from '#site/translations'
import { Footer } from '../navigation/footer.doctype.ts'
import { Header } from '../navigation/header.doctype.ts'
import { WebPage } from '../page/web-page.doctype.ts'
import { WebsiteSettings } from '../settings/website-settings.doctype.ts'
import { pageSectionSource, website } from '../index.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })
const MelaEvent = docType('Mela Event', {
  fields: { title: text({ translatable: true }), venue: text() },
  access: { 'System Manager': everything },
})

const fakeModules = defineModule({
  name: 'stand_ins',
  docTypes: [Business, MelaEvent],
  extensions: [
    pageSectionSource.add({
      sectionType: 'event list',
      rows: async () => [{ title: 'Shop', venue: 'Shop' }],
      translateRow: (event: object, t) => translateDocument(MelaEvent, event, t),
    }),
  ],
})

const hindi = {
  Shop: 'दुकान',
  School: 'स्कूल',
  Campus: 'परिसर',
  Fresh: 'नया',
  Terms: 'शर्तें',
  'Footer Social Links': 'कुछ और',
  Home: 'होम',
  'The fair': 'मेला',
  '<p>Hi</p>': '<p>नमस्ते</p><script>x()</script>',
}

const json = (content: object) => JSON.stringify(content)

async function fill(site: TestSite): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    const menus = [
      { menu_label: 'School', redirect_url: '/p/school' },
      { menu_label: 'Campus', redirect_url: '/p/campus', parent_menu: 'School' },
    ]
    await documents.insert(Header, { title: 'Top', menus })
    const items = [
      {
        section_name: 'Shop',
        section_type: 'Links' as const,
        data: json({ links: [{ label: 'Terms', redirect_url: '/terms' }] }),
      },
      { section_name: 'Footer Social Links', section_type: 'Static Section' as const },
    ]
    await documents.insert(Footer, { title: 'Bottom', items })
    await documents.save(WebsiteSettings, WebsiteSettings.name, {
      site_name: 'The fair',
      default_header: 'Top',
      default_footer: 'Bottom',
      additional_menus: [{ menu_label: 'Shop', redirect_url: '/shop' }],
    })
    await documents.insert(WebPage, {
      title: 'Home',
      route: 'home-page',
      published: 1,
      sections: [
        { section_name: 'Hello', section_type: 'rich text', data: json({ html: '<p>Hi</p>' }) },
        { section_name: 'Soon', section_type: 'event list', title: 'Fresh', subtitle: 'Only here' },
      ],
    })
  })
}

let site: TestSite
beforeAll(async () => {
  site = await testSite([translations, website, fakeModules])
  await fill(site)
  for (const [source_text, translated_text] of Object.entries(hindi))
    await site.administrator.post('/api/resource/Translation', {
      ...{ language: 'hi', source_text, translated_text },
    })
  await site.administrator.post('/api/resource/Translation', {
    ...{ language: 'ta', source_text: 'School', translated_text: 'பள்ளி' },
  })
})
afterAll(() => site.close())

const page = (headers: Record<string, string>, query = '') =>
  site.guest.request('POST', `/api/method/mobileapi.get_page_content${query}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: json({ route: 'home-page' }),
  })

const settings = (headers: Record<string, string>) =>
  site.guest.request('GET', '/api/method/api.get_all_website_settings', { headers })

const inHindi = { 'accept-language': 'hi-IN,hi;q=0.9' }

test('Returns a page in the caller’s language, with sections, menus and footer', async () => {
  const { message } = await page(inHindi)
  expect(message).toMatchObject({
    page: { route: 'home-page', title: 'होम' },
    page_content: [
      { content: { html: '<p>नमस्ते</p>' } },
      {
        section_type: 'event list',
        title: 'नया',
        subtitle: 'Only here',
        data: [{ title: 'दुकान', venue: 'Shop' }],
      },
    ],
    header_content: { menus: [{ menu_label: 'स्कूल', child_menu: [{ menu_label: 'परिसर' }] }] },
    footer_content: {
      items: [
        { section_name: 'दुकान', content: { links: [{ label: 'शर्तें', redirect_url: '/terms' }] } },
        { section_name: 'Footer Social Links' },
      ],
    },
  })
})

test('Translates the settings with their menus', async () => {
  const { message } = await settings({ cookie: 'preferred_language=hi' })
  expect(message).toMatchObject({
    site_name: 'मेला',
    default_header: { name: 'Top', menus: [{ menu_label: 'स्कूल' }] },
    additional_menus: [{ menu_label: 'दुकान', redirect_url: '/shop' }],
  })
})

test('Falls back to the original without a translation or for an unsupported language', async () => {
  const english = (await page({})).message
  const { message: tamil } = await page({}, '?_lang=ta')
  expect(tamil).toMatchObject({
    page: { title: 'Home' },
    header_content: { menus: [{ menu_label: 'பள்ளி', child_menu: [{ menu_label: 'Campus' }] }] },
  })
  expect((await page({ 'accept-language': 'fr' })).message).toEqual(english)
  expect(english).toMatchObject({ header_content: { menus: [{ menu_label: 'School' }] } })
})

async function change(translated_text: string) {
  const question = { filters: [['source_text', '=', 'Fresh']] }
  const [found] = rowsOf((await site.administrator.get('/api/resource/Translation', question)).data)
  const path = `/api/resource/Translation/${String(found?.['name'])}`
  return site.administrator.put(path, { translated_text })
}

test('Shows a changed translation at once, and reads English without translation', async () => {
  await page(inHindi)
  await page({})
  expect((await change('ताज़ा')).status).toBe(200)
  const { message, statements } = await page(inHindi)
  expect(message).toMatchObject({ page_content: [{}, { title: 'ताज़ा' }] })
  expect(statements.filter((statement) => statement.includes('"Translation"'))).toHaveLength(1)
  expect((await page({})).statements).toEqual([])
  await site.administrator.put('/api/resource/Header/Top', {
    menus: [{ menu_label: 'Shop', redirect_url: '/' }],
  })
  const english = await page({})
  expect(english.statements.length).toBeGreaterThan(0)
  expect(english.statements.join()).not.toContain('Translation')
})

test('The office finds the texts of a page’s sections too', async () => {
  const office = await site.userWith('School Office')
  const [{ name = '' } = {}] = rowsOf((await office.get('/api/resource/Web Page')).data)
  const { message } = await office.get('/api/method/mela.translations.get_texts', {
    doctype: 'Web Page',
    name,
  })
  expect(message).toContainEqual({
    source_text: '<p>Hi</p>',
    translations: { hi: expect.stringContaining('नमस्ते'), ta: null },
  })
})
