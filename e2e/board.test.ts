import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { nameOf, office, parent, signIn } from './support/wire.ts'

const umbrella = 'A blue umbrella with a duck’s head'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })

test('A guest reads public boards, topics and answers', onPhone, async ({ page }) => {
  await openApp(page, '/message-board')
  await expect(link(page, 'Parents among themselves')).toHaveCount(0)
  await link(page, 'Lost and found').click()
  await expectArrived(page, 'Lost and found')
  await expect(shownPage(page).getByText('Post topic')).toHaveCount(0)
  await expect(link(page, 'Sign in to post')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await link(page, umbrella).click()
  await expectArrived(page, umbrella)
  await expect(shownPage(page).getByText('Yes, it is at the office.')).toBeVisible()
  await expect(field(page, /^Your reply/)).toHaveCount(0)
  const back = encodeURIComponent(new URL(page.url()).pathname)
  await expect(link(page, 'Sign in to post')).toHaveAttribute('href', `/sign-in?next=${back}`)
  await expectNoSidewaysScroll(page)
})

test("The pinned notice comes first, on the server's page too", onPhone, async ({ page, request }) => {
  await openApp(page, '/message-board')
  const path = await link(page, 'Notices').getAttribute('href')
  await link(page, 'Notices').click()
  await expectArrived(page, 'Notices')
  await expect(link(page, 'Sign in to post')).toHaveCount(0)
  await expect(
    shownPage(page).getByRole('main').getByRole('listitem').filter({ hasText: 'replies' }).first(),
  ).toContainText('Gate closes at nine')
  expect(await (await request.get(String(path))).text()).toContain('Gate closes at nine')
})

test('A topic is posted, approved, answered and closed by the office', onDesktop, async ({ page }) => {
  const title = `Who has a ladder? ${randomUUID().slice(0, 8)}`
  await signIn(page.request, parent)
  await openApp(page, '/message-board')
  await link(page, 'Parents among themselves').click()
  await expectArrived(page, 'Parents among themselves')
  await shownPage(page).locator('summary', { hasText: 'Post topic' }).click()
  await field(page, 'Title').fill(title)
  await button(page, 'Post topic').click()
  await expect(field(page, /^Message/)).toBeFocused()
  await field(page, /^Message/).fill('The kite is in the neem tree.')
  await button(page, 'Post topic').click()
  await expectArrived(page, title)
  await field(page, /^Your reply/).fill('It came down by itself.')
  await button(page, 'Post reply').click()
  await expect(shownPage(page).getByRole('listitem').filter({ hasText: 'by itself' })).toBeVisible()
  await expectAccessibleInEveryLight(page)
  const path = new URL(page.url()).pathname
  await signIn(page.request, office)
  const name = await nameOf(page.request, 'Topic', title)
  await changeDocument(page, { doctype: 'Topic', name }, { is_locked: 1 })
  await signIn(page.request, parent)
  await openApp(page, path)
  await expect(shownPage(page).getByText('Closed', { exact: true })).toBeVisible()
  await expect(field(page, /^Your reply/)).toHaveCount(0)
})
