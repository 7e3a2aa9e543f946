// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters } from '../../../testing/builders.ts'
import { expectText, renderScreen } from '../../../testing/render-screen.tsx'

const link = (doctype: string, count: number, only: string | null) => ({
  ...{ doctype, fieldname: 'message', label: 'Message', type_field: null, count, only },
})
const types = [...letters.types, aType('Task'), aType('Visit', { section: 'people' })]

test('Leads to the documents that link here: to the one, or to the list of several', async () => {
  const connections = [link('Task', 3, null), link('Visit', 1, 'VIS-1')]
  const methods = { 'mela.desk.get_connections': { most: 100, connections } }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, types, methods } })
  const tasks = await screen.findByRole('link', { name: /Task\s*3/ })
  expect(tasks.getAttribute('href')).toBe('/desk/task?message.is=MSG-1')
  const visit = screen.getByRole('link', { name: /Visit\s*1/ })
  expect(visit.getAttribute('href')).toBe('/desk/visit/VIS-1')
})

test('Says that there are more than were counted', async () => {
  const methods = { 'mela.desk.get_connections': { most: 100, connections: [link('Task', 100, null)] } }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, types, methods } })
  await expectText('100+')
})

test('Shows nothing where no document links here', async () => {
  const server = await renderScreen('/contact-message/MSG-1', { answers: letters })
  await waitFor(() => expect(server.inputsOf('mela.desk.get_connections')).toHaveLength(1))
  await expectText('No files yet')
  expect(screen.queryByText('Linked documents')).toBeNull()
})
