// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const map = {
  ...{ name: 'F-1', file_name: 'map.pdf', file_url: '/private/files/map.pdf', is_private: 1 as const },
  ...{ owner: 'ravi@mela.test', creation: '2026-11-24 10:00:00.000000' },
}
const documentInfo = () => ({
  attachments: [map],
  user_info: { 'ravi@mela.test': { fullname: 'Ravi Kumar' } },
})
const asked = { doctype: 'File', docname: 'F-1', perm_type: 'delete' }

test('Lists the files with who attached them and for whom they are', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documentInfo } })
  const file = await screen.findByRole('link', { name: 'map.pdf' })
  expect(file.getAttribute('href')).toBe('/private/files/map.pdf')
  await expectText('Private')
  await expectText(/^Ravi Kumar, 24 Nov/)
})

test('Takes a file away with time to have it back', async () => {
  const methods = { 'mela.rpc.has_permission': { has_permission: true } }
  const server = await renderScreen('/contact-message/MSG-1', {
    answers: { ...letters, documentInfo, methods },
  })
  await press('Delete map.pdf')
  await expectText('map.pdf deleted')
  await expectText('No files yet')
  await expectSent(server, 'mela.rpc.has_permission', asked)
  await press('Undo')
  await screen.findByRole('link', { name: 'map.pdf' })
  expect(server.inputsOf('DELETE File/F-1')).toEqual([])
})

test('Says that somebody else’s file cannot be deleted', async () => {
  const methods = { 'mela.rpc.has_permission': { has_permission: false } }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documentInfo, methods } })
  await press('Delete map.pdf')
  await expectText("You can't delete map.pdf because someone else attached it.")
  expect(screen.getByRole('link', { name: 'map.pdf' })).toBeTruthy()
})

test('Warns before a file is attached for anyone', async () => {
  await renderScreen('/contact-message/MSG-1', { answers: letters })
  await press('Only for people with access to this document', 'checkbox')
  await expectText('Anyone with the link can open the file.')
})
