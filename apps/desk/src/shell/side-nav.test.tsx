// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters } from '../testing/builders.ts'
import { press, renderScreen } from '../testing/render-screen.tsx'

const types = [
  ...letters.types,
  aType('Payment', { section: 'money' }),
  aType('Tag', { section: 'system' }),
  aType('Version', { section: 'system', is_worked_with: false }),
]

const group = async (name: string) => within(await screen.findByRole('group', { name }))

test('Groups what somebody works with, and marks where one is', async () => {
  await renderScreen('/contact-message', { answers: { ...letters, types } })
  const organisation = await group('Organisation')
  expect(organisation.getByRole('link', { current: 'page' }).textContent).toBe('Contact messages')
  const money = await group('Finance')
  expect(money.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/desk/money',
    '/desk/payment',
  ])
})

test('Opens and closes a group and remembers it', async () => {
  await renderScreen('/contact-message', { answers: { ...letters, types } })
  const system = await group('System')
  expect(system.queryByRole('link')).toBeNull()
  await press('System')
  expect(system.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/desk/tag'])
  await press('System')
  expect(system.queryByRole('link')).toBeNull()
})
