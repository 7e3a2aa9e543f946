// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import { expectSent, expectText, press, renderScreen } from '../../testing/render-screen.tsx'

const stored = { name: 'F-1', file_name: 'kite.jpg', file_url: '/files/kite.jpg', is_private: 1 }

/** Drops a photo into an album that is for members only. */
async function dropPhoto(answers: DeskResponses) {
  const methods = {
    'mela.gallery.get_pictures': { title: 'Kite day', is_open: false, event: null, pictures: [] },
    'mela.gallery.add_pictures': { added: 1, skipped: [] },
    ...answers.methods,
  }
  const types = [aType('Gallery', { label: 'Album' })]
  const server = await renderScreen('/pictures/ALB-1', { answers: { ...answers, types, methods } })
  const place = await screen.findByText('Drop files here, or choose them.')
  const photo = new File(['kite'], 'kite.jpg', { type: 'image/jpeg', lastModified: 1 })
  fireEvent.drop(place, { dataTransfer: { files: [photo] } })
  return server
}

test('Uploads a photo privately where the album is not open to everybody, and adds it', async () => {
  const server = await dropPhoto({ bodies: { upload_file: { message: stored } } })
  await expectText('1 of 1 files')
  await expectText('In the album')
  await expectSent(server, 'upload_file', expect.objectContaining({ is_private: '1' }))
  await expectSent(server, 'mela.gallery.add_pictures', { gallery: 'ALB-1', files: ['F-1'] })
  await press('Clear list')
  expect(screen.queryByText('kite.jpg')).toBeNull()
})

test('Says that the album has a photo already', async () => {
  await dropPhoto({
    bodies: { upload_file: { message: stored } },
    methods: { 'mela.gallery.add_pictures': { added: 0, skipped: ['F-1'] } },
  })
  await expectText('Already in the album')
})

test('Says that an upload failed and sends it again', async () => {
  const server = await dropPhoto({ bodies: { upload_file: refusal('The disk is full') } })
  await expectText('Upload failed')
  await press('Try again')
  const upload = expect.objectContaining({ is_private: '1' })
  await expectSent(server, 'upload_file', upload, upload)
})
