// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { press, renderScreen } from '../../../testing/render-screen.tsx'

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('Hides a column, keeps the choice for the next visit, and resets it', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Columns')
  await press('Sender', 'checkbox')
  await waitFor(() => expect(heads()).not.toContain('Sender'))
  expect(heads()).toContain('Status')
  await press('Reset columns')
  await waitFor(() => expect(heads()).toContain('Sender'))
})

test('Moves a column forward', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Columns')
  await press('Move Status forward')
  await waitFor(() => expect(heads().indexOf('Status')).toBeLessThan(heads().indexOf('Sender')))
})
