import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { csrfHeaders, signIn, systemManager } from './wire.ts'

/** Where the desk says in which colours it stands. */
export const deskColours = 'data-mantine-color-scheme'

/** Words that no other journey uses. */
export const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`

const pathOf = (doctype: string, name = ''): string =>
  `/api/resource/${encodeURIComponent(doctype)}${name === '' ? '' : `/${encodeURIComponent(name)}`}`

/** Makes a document of the journey's own, as whoever is signed in; answers its name. */
export async function makeDocument(page: Page, doctype: string, values: object): Promise<string> {
  const headers = await csrfHeaders(page.request)
  const answer = await page.request.post(pathOf(doctype), { headers, data: values })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data }: { data: { name: string } } = await answer.json()
  return data.name
}

export async function changeDocument(
  page: Page,
  { doctype, name }: { doctype: string; name: string },
  changes: object,
): Promise<void> {
  const headers = await csrfHeaders(page.request)
  const answer = await page.request.put(pathOf(doctype, name), { headers, data: changes })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function deleteDocument(page: Page, doctype: string, name: string): Promise<void> {
  const headers = await csrfHeaders(page.request)
  const answer = await page.request.delete(pathOf(doctype, name), { headers })
  expect([200, 202], await answer.text()).toContain(answer.status())
}

/** Phones have one at the foot of the window. */
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first()

export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words }).filter({ visible: true })

/** One of the rarer ways of a form. */
export async function chooseMenuAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A type of the fixture room, with a name that people choose, and states. */
export const boothType = 'Fixture Booth'

export const boothPath = (name: string): string => `/desk/fixture-booth/${encodeURIComponent(name)}`

/** A stall that no other journey touches, opened by the system manager. */
export async function openBooth(page: Page, values: object = { motto: 'Sweets' }): Promise<string> {
  await signIn(page.request, systemManager)
  const name = await makeDocument(page, boothType, { name: unique('Booth'), ...values })
  await page.goto(boothPath(name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  return name
}

/** A card of a form, by its title. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The page has asked to be told of changes. Begun before the page is opened. */
export const listening = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('doc_subscribe')) resolve()
      }),
    )
  })
