// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const tagged = { dt: 'Contact Message', dn: 'MSG-1' }

test('Adds a tag to a document', async () => {
  let tags = ''
  const answers = {
    ...letters,
    documentInfo: () => ({ tags }),
    methods: { 'mela.tags.add_tag': ({ tag }: { tag: string }) => (tags = tag) },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await expectText('No tags yet')
  await fill('Add tag', 'fair')
  await press('Add tag')
  await expectSent(server, 'mela.tags.add_tag', { tag: 'fair', ...tagged })
  await screen.findByRole('button', { name: 'Remove tag fair' })
})

test('Removes a tag from a document', async () => {
  let tags = 'fair,urgent'
  const answers = {
    ...letters,
    documentInfo: () => ({ tags }),
    methods: {
      'mela.tags.remove_tag': () => {
        tags = 'urgent'
        return undefined
      },
    },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await press('Remove tag fair')
  await expectSent(server, 'mela.tags.remove_tag', { tag: 'fair', ...tagged })
  await waitFor(() => expect(screen.queryByText('fair')).toBeNull())
  await expectText('urgent')
})

test('Says why a tag was refused', async () => {
  const methods = { 'mela.tags.add_tag': refusal('A tag has no comma') }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await fill('Add tag', 'fair, urgent')
  await press('Add tag')
  await expectText('A tag has no comma')
})

test('Offers no tags to somebody who may only read', async () => {
  const documentInfo = () => ({ tags: 'fair', permissions: { read: 1 as const } })
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documentInfo } })
  await expectText('fair')
  expect(screen.queryByLabelText('Add tag')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove tag fair' })).toBeNull()
})
