// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aField, aMeta, aType, letters } from '../testing/builders.ts'
import { expectText, renderScreen } from '../testing/render-screen.tsx'

const settings = {
  types: [aType('Website Settings', { is_single: true })],
  metas: [aMeta('Website Settings', [aField('site_name', 'Site name')])],
  documents: {
    'Website Settings': [
      { name: 'Website Settings', modified: '2026-11-24 10:00:00', creation: '2026-11-24 10:00:00' },
    ],
  },
}

test('Opens the one document of a type that has no list', async () => {
  await renderScreen('/website-settings', { answers: settings })
  await screen.findByLabelText('Site name')
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['/site-settings', 'Site name'],
  ['/site-settings/Website%20Settings', 'Site name'],
])('Opens a renamed type at its earlier address %s', async (address, label) => {
  const renamed = aType('Website Settings', { is_single: true, earlier_name: 'Site Settings' })
  await renderScreen(address, { answers: { ...settings, types: [renamed] } })
  await screen.findByLabelText(label)
})

test.each(['/no-such-type', '/no-such-type/DOC-1', '/new/no-such-type', '/a/b/c/d'])(
  'Says that there is no page at %s',
  async (address) => {
    await renderScreen(address, { answers: letters })
    await expectText('Page not found')
  },
)
