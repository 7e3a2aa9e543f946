import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeDocument, makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, parent, rowsOf, signIn } from './support/wire.ts'

const pot = 'How a water pot is made'
const potPath = '/blog/how-a-water-pot-is-made'
const scheduled = 'what-we-will-cook-for-pongal'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name, exact: true })

async function newPost(
  page: Page,
  values: object = {},
): Promise<{ name: string; title: string; path: string }> {
  await signIn(page.request, office)
  const [category] = await rowsOf(page.request, { doctype: 'Blog Category', fields: ['name'] })
  const title = unique('The kiln at night')
  const route = title.toLowerCase().replaceAll(' ', '-')
  const name = await makeDocument(page, 'Blog Post', {
    ...{ title, route, category: category?.['name'], summary: 'Ten hours of fire', author: 'Kavitha' },
    ...{ body: '<h2>Fire</h2><p>It burns until four.</p><script>alert(1)</script>', ...values },
  })
  return { name, title, path: `/blog/${route}` }
}

test('A reader chooses a category and reads a post, at each width', async ({ page }) => {
  await openApp(page, '/blog-list')
  await expect(link(page, pot)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
  await link(page, 'Neighbourhood').click()
  await expect(page).toHaveURL('/blog-list?category=neighbourhood')
  await expect(link(page, pot)).toHaveCount(0)
  await link(page, 'All').click()
  await link(page, pot).click()
  await expectArrived(page, pot)
  await expect(shownPage(page).getByRole('heading', { name: '2 comments' })).toBeVisible()
  await expect(link(page, 'Terracotta water pot')).toHaveAttribute('href', '/product/terracotta-water-pot')
  await expect(link(page, 'Sign in to comment')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

test('Programs read posts as articles, in a feed, and none before its time', onPhone, async ({ request }) => {
  const textOf = async (path: string, headers = {}) => (await request.get(path, { headers })).text()
  const html = await textOf(potPath)
  for (const part of ['"@type":"BlogPosting"', 'property="og:type" content="article"', 'application/rss+xml'])
    expect(html).toContain(part)
  expect(html).toContain('If it rings, buy it.')
  expect(await textOf(potPath, { 'accept-language': 'ta' })).toContain('தண்ணீர்ப் பானை உருவாகும் விதம்')
  for (const path of ['/blog/rss.xml', '/sitemap.xml', '/blog-list']) {
    const list = await textOf(path)
    expect(list).toContain(potPath)
    expect(list).not.toContain(scheduled)
  }
  expect((await request.get(`/blog/${scheduled}`)).status()).toBe(404)
})

test('Readers see a comment once the office approves it', onDesktop, async ({ page }) => {
  const { path } = await newPost(page, { published: 1 })
  const text = unique('We heard the fire.')
  await signIn(page.request, parent)
  await openApp(page, path)
  await field(page, /^Your comment/).fill(`${text} See https://kiln.example`)
  await button(page, 'Post comment').click()
  await expect(shownPage(page).getByText('Waiting for review')).toBeVisible()
  await expectAccessible(page)
  await page.request.post('/api/method/logout')
  await openApp(page, path)
  await expect(shownPage(page).getByText(/No comments yet/)).toBeVisible()
  await signIn(page.request, office)
  const [item] = await rowsOf(page.request, {
    doctype: 'Moderation Item',
    fields: ['name'],
    filters: [['excerpt', 'like', `%${text}%`]],
  })
  await changeDocument(
    page,
    { doctype: 'Moderation Item', name: String(item?.['name']) },
    { state: 'approved' },
  )
  await page.request.post('/api/method/logout')
  await page.reload()
  await expect(shownPage(page).getByText(text)).toBeVisible()
})

test('The office previews a draft in the app and publishes it', onDesktop, async ({ page }) => {
  const { name, title, path } = await newPost(page)
  await page.goto(`/desk/blog-post/${name}`)
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ])
  await expectArrived(preview, title)
  await expect(preview.getByRole('note')).toContainText('readers can’t see this post yet')
  await expect(preview.getByText('alert(1)')).toHaveCount(0)
  await expectAccessible(preview)
  const read = await page.request.get('/api/method/mela.blog.get_post', { params: { route: path.slice(6) } })
  expect(read.status()).toBe(404)
  await page.getByRole('checkbox', { name: 'Published' }).check()
  await saveButton(page).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await preview.reload()
  await expect(preview).toHaveURL(path)
  await expectArrived(preview, title)
})
