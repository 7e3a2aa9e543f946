import { expect, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

test('the home counts what waits, and each count leads to its list', async ({ page }) => {
  await signIn(page.request, systemManager)
  const waiting = await rowsOf(page.request, {
    doctype: 'Student Registration',
    fields: ['name'],
    filters: [['status', 'in', 'submitted,under review']],
  })
  expect(waiting.length).toBeGreaterThan(0)
  await page.goto('/desk')
  const work = page.getByRole('region', { name: 'Needs attention' })
  await work.getByRole('link', { name: /Registrations to decide/ }).click()
  await expect(page).toHaveURL(/student-registration\?status\.any=submitted/)
  await expect(page.getByRole('button', { name: /Remove the filter on/ })).toContainText(/submitted/i)
})

test('each count and the list that it opens agree', async ({ page }) => {
  await signIn(page.request, systemManager)
  await page.goto('/desk')
  const tiles = page.getByRole('region', { name: 'Needs attention' }).getByRole('link')
  await expect(tiles.first()).toBeVisible()
  const told = await tiles.evaluateAll((links) =>
    links.map((link) => ({
      way: link.getAttribute('href') ?? '',
      count: link.firstElementChild?.textContent ?? '',
    })),
  )
  expect(told.length).toBeGreaterThan(3)
  for (const { way, count } of told) {
    await page.goto(way)
    await expect(page.getByText(new RegExp(`^\\d+ to \\d+ of ${count}$`)), way).toBeVisible()
  }
})
