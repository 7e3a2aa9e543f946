// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, documents, missing, refuseDocuments } from '#client/testing'
import { kiteAlbum } from '../../testing/fixtures.ts'
import { press, renderScreen, shown } from '../../testing/render-screen.tsx'

const path = '/gallery-detail/G-1'

test('A visitor opens a photo of an album', async () => {
  await renderScreen(path, { answers: [documents('Gallery', [kiteAlbum])] })
  expect(await shown.findByRole('heading', { name: 'Kite day' })).toBeDefined()
  await press('Open photo 2 of 2: Blue kite', 'link')
  expect(await shown.findByRole('button', { name: 'Close photos' })).toBeDefined()
})

test('A family sees photos that only they may see', async () => {
  const own = {
    ...{ name: 'P-3', idx: 3, image__video: null, image: '/files/p3.jpg', video: null, poster: null },
    ...{ thumb: null, title: 'Imli and her kite', alt: null, caption: null },
  }
  await renderScreen(path, {
    account: 'USR-1',
    answers: [
      documents('Gallery', [kiteAlbum]),
      response('mela.gallery.get_own_pictures', { pictures: [own] }),
    ],
  })
  expect(await shown.findByRole('region', { name: 'Visible only to your family' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Open photo 1 of 1: Imli and her kite' })).toBeDefined()
})

test('An album without photos says so', async () => {
  await renderScreen(path, { answers: [documents('Gallery', [{ ...kiteAlbum, gallery: [] }])] })
  expect(await shown.findByRole('heading', { name: 'This album is empty' })).toBeDefined()
})

test('A guest is asked to sign in where an album is not for everybody', async () => {
  await renderScreen(path, { answers: [refuseDocuments('Gallery', missing)] })
  expect(await shown.findByRole('heading', { name: 'Sign in to see this album' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fgallery-detail%2FG-1&again=1',
  )
})
