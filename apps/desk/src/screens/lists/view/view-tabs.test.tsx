// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const open = {
  ...{ name: 'VIEW-1', title: 'To answer', columns: [], filters: [['state', '=', 'new']], sort: null },
  ...{ is_shared: false, is_own: true },
}

test('Shows the saved views with how many documents are in each', async () => {
  const methods = {
    'mela.saved_views.get_views': [open],
    'mela.desk.get_count': ({ filters }: { filters?: unknown }) => (JSON.stringify(filters) === '[]' ? 2 : 1),
  }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  const tab = await screen.findByRole('link', { name: 'To answer 1' })
  expect(tab.getAttribute('href')).toContain('state.is=new')
  await screen.findByRole('link', { name: 'All 2' })
})

test('Saves the list as a view with its filters', async () => {
  const methods = { 'mela.saved_views.save_view': 'VIEW-1' }
  const server = await renderScreen('/contact-message?state.is=new', { answers: { ...letters, methods } })
  await press('Save view')
  await fill(/View name/, ' To answer ')
  await press('Share with everyone who uses this list', 'checkbox')
  await press('Save')
  await expectText('View saved')
  await expectSent(server, 'mela.saved_views.save_view', {
    ...{ doctype: 'Contact Message', title: 'To answer', columns: [], sort: 'modified desc', is_shared: 1 },
    filters: [['state', '=', 'new']],
  })
})

test('Says why a view was not saved', async () => {
  const methods = { 'mela.saved_views.save_view': refusal('A view has this name') }
  await renderScreen('/contact-message?state.is=new', { answers: { ...letters, methods } })
  await press('Save view')
  await fill(/View name/, 'To answer')
  await press('Save')
  await expectText('A view has this name')
})

test('Deletes a view of one’s own', async () => {
  const methods = { 'mela.saved_views.get_views': [open], 'mela.saved_views.delete_view': undefined }
  const server = await renderScreen('/contact-message?view=VIEW-1&state.is=new', {
    answers: { ...letters, methods },
  })
  await press('More actions for To answer')
  await press('Delete', 'menuitem')
  await expectText('To answer deleted')
  await expectSent(server, 'mela.saved_views.delete_view', { name: 'VIEW-1' })
  expect(location.search).toBe('?view=all')
})
