// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { failingOnce, refusal } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import {
  expectSent,
  expectText,
  expectTryAgain,
  fill,
  press,
  renderScreen,
} from '../../testing/render-screen.tsx'

const kite = {
  ...{ picture: 'PIC-1', title: 'Kite', alt: 'A red kite', small: null, address: '/files/kite.jpg' },
  ...{ people: [], is_hidden: false },
}
const student = {
  ...{ full_name: 'Meena Iyer', student: 'STU-1', class: '5 A', registration: null, attendee: null },
  is_agreed: true,
}
const guest = {
  ...{ full_name: 'Ravi Kumar', student: null, class: null, registration: 'REG-1', attendee: 'ATT-1' },
  is_agreed: null,
}

const openAlbum = (methods: DeskResponses['methods']) =>
  renderScreen('/pictures/ALB-1', {
    answers: {
      types: [aType('Gallery', { label: 'Album' })],
      methods: {
        'mela.gallery.get_pictures': { title: 'Kite day', is_open: true, event: null, pictures: [kite] },
        'mela.gallery.get_roster': { people: [student, guest] },
        ...methods,
      },
    },
  })

test('Tags a student in the selected photos', async () => {
  const server = await openAlbum({ 'mela.gallery.tag': { named: 1 } })
  await expectText('5 A · Photo consent given')
  expect(screen.getByRole('button', { name: 'Tag in 0 photos' }).hasAttribute('disabled')).toBe(true)
  await press('Select photo 1: Kite', 'checkbox')
  await press(/^Meena Iyer/, 'checkbox')
  await press('Tag in 1 photo')
  await expectText('People tagged')
  await expectSent(server, 'mela.gallery.tag', {
    ...{ gallery: 'ALB-1', pictures: ['PIC-1'], people: [{ student: 'STU-1' }], have_agreed: 0 },
  })
})

test('Asks whether people who are no students agreed to be shown', async () => {
  const server = await openAlbum({ 'mela.gallery.tag': { named: 1 } })
  await press('Select photo 1: Kite', 'checkbox')
  await press(/^Ravi Kumar/, 'checkbox')
  await press('People who aren’t students here have agreed to be shown', 'checkbox')
  await press('Tag in 1 photo')
  await expectSent(server, 'mela.gallery.tag', {
    ...{ gallery: 'ALB-1', pictures: ['PIC-1'], have_agreed: 1 },
    people: [{ registration: 'REG-1', attendee: 'ATT-1' }],
  })
})

test('Finds a student by name', async () => {
  const server = await openAlbum({})
  await fill('Find student', 'Meena')
  await waitFor(() =>
    expect(server.inputsOf('mela.gallery.get_roster').at(-1)).toEqual({ gallery: 'ALB-1', search: 'Meena' }),
  )
})

test('Says so when nobody is listed', async () => {
  await openAlbum({ 'mela.gallery.get_roster': { people: [] } })
  await expectText('The list is empty. Link the album to its event or class, or find a student.')
})

test('Says so when the people could not be read, and asks again', async () => {
  await openAlbum({ 'mela.gallery.get_roster': failingOnce({ people: [student] }) })
  await expectTryAgain('5 A · Photo consent given')
})

test('Says why nobody was tagged', async () => {
  await openAlbum({ 'mela.gallery.tag': refusal('Ask the guardian first') })
  await press('Select photo 1: Kite', 'checkbox')
  await press(/^Meena Iyer/, 'checkbox')
  await press('Tag in 1 photo')
  await expectText('Ask the guardian first')
})
