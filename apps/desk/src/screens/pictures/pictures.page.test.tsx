// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import { expectSent, expectText, expectTryAgain, press, renderScreen } from '../../testing/render-screen.tsx'

const types = [aType('Gallery', { label: 'Album' })]
const meena = { person: 'P-1', full_name: 'Meena Iyer', student: 'STU-1', is_agreed: false }
const kite = {
  ...{ picture: 'PIC-1', title: 'Kite', alt: 'A red kite', small: null, address: '/files/kite.jpg' },
  ...{ people: [meena], is_hidden: true },
}
const album = { title: 'Kite day', is_open: true, event: null, pictures: [kite] }
const roster = { 'mela.gallery.get_roster': { people: [] } }

const openAlbum = (methods: DeskResponses['methods']) =>
  renderScreen('/pictures/ALB-1', { answers: { types, methods: { ...roster, ...methods } } })

test('Shows the photos of an album and says which are hidden for missing consent', async () => {
  await openAlbum({ 'mela.gallery.get_pictures': album })
  await screen.findByRole('heading', { name: 'Kite day', level: 1 })
  await screen.findByRole('checkbox', { name: 'Select photo 1: Kite' })
  await expectText('Hidden, no consent: Meena Iyer')
  await expectText('1 photo is hidden because someone in it hasn’t given consent.')
  const toAlbum = screen.getByRole('link', { name: 'Open album' })
  expect(toAlbum.getAttribute('href')).toBe('/desk/gallery/ALB-1')
})

test('Removes a person from a photo', async () => {
  const server = await openAlbum({
    'mela.gallery.get_pictures': album,
    'mela.gallery.untag': { unnamed: 1 },
  })
  await press('Remove Meena Iyer from this photo')
  await expectSent(server, 'mela.gallery.untag', { people: ['P-1'] })
})

test('Says so when an album is empty', async () => {
  await openAlbum({ 'mela.gallery.get_pictures': { ...album, pictures: [] } })
  await expectText('This album is empty')
})

test('Asks again for an album after it could not be read', async () => {
  await openAlbum({ 'mela.gallery.get_pictures': failingOnce(album) })
  await expectTryAgain('Kite day')
})
