import { expect, type Locator, type Page } from '@playwright/test'
import { openApp } from './app.ts'
import { nameOf } from './wire.ts'

const albumTitle = 'Kite and kolam morning'
export const pictureCount = 16

export interface OpenedAlbum {
  path: string
  opener: Locator
  lightbox: Locator
  counter: Locator
}

export async function openPicture(page: Page, number: number): Promise<OpenedAlbum> {
  const path = `/gallery-detail/${await nameOf(page.request, 'Gallery', albumTitle)}`
  await openApp(page, path)
  const opener = page.getByRole('link', { name: `Open photo ${number} of ${pictureCount}` })
  await opener.click()
  const lightbox = page.getByRole('dialog', { name: `Photos of ${albumTitle}` })
  const counter = lightbox.locator('.yarl__counter')
  await expect(counter).toHaveText(`${number} / ${pictureCount}`)
  return { path, opener, lightbox, counter }
}
