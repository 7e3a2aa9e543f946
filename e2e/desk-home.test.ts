import { randomUUID } from 'node:crypto'
import { listening, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { csrfHeaders, managerAt, rowsOf, signIn, systemManager } from './support/wire.ts'

test('Home shows counts, and each leads to its list', async ({ page }) => {
  await signIn(page.request, systemManager)
  const waiting = await rowsOf(page.request, {
    doctype: 'Student Registration',
    fields: ['name'],
    filters: [['status', 'in', 'submitted,under review']],
  })
  expect(waiting.length).toBeGreaterThan(0)
  await page.goto('/desk')
  const work = page.getByRole('region', { name: 'Needs attention' })
  await work.getByRole('link', { name: /Registrations to review/ }).click()
  await expect(page).toHaveURL(/student-registration\?status\.any=submitted/)
  await expect(page.getByRole('button', { name: /Remove filter on/ })).toContainText(/submitted/i)
})

test('Each count equals the rows of its list', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  await page.goto('/desk')
  const tiles = page.getByRole('region', { name: 'Needs attention' }).getByRole('link')
  await expect(tiles.first()).toBeVisible()
  const tileCounts = await tiles.evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: link.firstElementChild?.textContent ?? '',
    })),
  )
  expect(tileCounts.length).toBeGreaterThan(3)
  for (const { href, count } of tileCounts) {
    await page.goto(href)
    await expect(page.getByText(new RegExp(`^\\d+–\\d+ of ${count}$`)), href).toBeVisible()
  }
})

test('The menu drops what a removed role showed, without a reload', onDesktop, async ({ page, baseURL }) => {
  const manager = await managerAt(baseURL)
  const password = `Kolam ${randomUUID()}`
  const email = `${randomUUID()}@asha.example`
  const roles = [{ role: 'Store Manager' }, { role: 'Moderator' }]
  const headers = await csrfHeaders(manager)
  const made = await manager.post('/api/resource/User', {
    headers,
    data: { full_name: unique('Kavin'), email, new_password: password, roles },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { data }: { data: { name: string } } = await made.json()
  await signIn(page.request, { usr: email, pwd: password })
  const listened = listening(page)
  await page.goto('/desk')
  const menu = page.getByRole('complementary').first()
  await expect(menu.getByRole('link', { name: 'Stock movements', exact: true })).toBeVisible()
  await listened
  const changed = await manager.put(`/api/resource/User/${data.name}`, {
    headers,
    data: { roles: [{ role: 'Moderator' }] },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await expect(menu.getByRole('link', { name: 'Stock movements', exact: true })).toHaveCount(0)
  await manager.dispose()
})
