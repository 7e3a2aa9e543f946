import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { csrfHeaders, signIn, systemManager } from './wire.ts'

export const deskColours = 'data-mantine-color-scheme'

export const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`

const pathOf = (doctype: string, name = ''): string =>
  `/api/resource/${encodeURIComponent(doctype)}${name === '' ? '' : `/${encodeURIComponent(name)}`}`

export async function makeDocument(page: Page, doctype: string, values: object): Promise<string> {
  const headers = await csrfHeaders(page.request)
  const response = await page.request.post(pathOf(doctype), { headers, data: values })
  expect(response.status(), await response.text()).toBe(200)
  const { data }: { data: { name: string } } = await response.json()
  return data.name
}

export async function changeDocument(
  page: Page,
  { doctype, name }: { doctype: string; name: string },
  changes: object,
): Promise<void> {
  const headers = await csrfHeaders(page.request)
  const response = await page.request.put(pathOf(doctype, name), { headers, data: changes })
  expect(response.status(), await response.text()).toBe(200)
}

export async function deleteDocument(page: Page, doctype: string, name: string): Promise<void> {
  const headers = await csrfHeaders(page.request)
  const response = await page.request.delete(pathOf(doctype, name), { headers })
  expect([200, 202], await response.text()).toContain(response.status())
}

/** Phones have a button at the bottom of the window. */
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first()

export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words }).filter({ visible: true })

export async function chooseMenuAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export const boothType = 'Fixture Booth'

export const boothPath = (name: string): string => `/desk/fixture-booth/${encodeURIComponent(name)}`

export async function openBooth(page: Page, values: object = { motto: 'Sweets' }): Promise<string> {
  await signIn(page.request, systemManager)
  const name = await makeDocument(page, boothType, { name: unique('Booth'), ...values })
  await page.goto(boothPath(name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  return name
}

export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Resolves when the page has subscribed to changes. Call it before the page is opened. */
export const listening = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('doc_subscribe')) resolve()
      }),
    )
  })
