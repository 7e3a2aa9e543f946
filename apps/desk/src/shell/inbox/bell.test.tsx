// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, press, renderScreen } from '../../testing/render-screen.tsx'

const notice = {
  ...{ name: 'N-1', title: 'New message', body: 'When is the fair?', event: 'contact.received' },
  ...{ link: '/desk/contact-message/MSG-1', creation: '2026-11-24 10:00:00.000000', read_at: null },
}
const unread = { notifications: [notice], unread_count: 1 }
const read = { notifications: [{ ...notice, read_at: '2026-11-24 11:00:00.000000' }], unread_count: 0 }

test('Counts unread notifications, and opens one and marks it as read', async () => {
  const methods = {
    'mela.notifications.get_notifications': unread,
    'mela.notifications.mark_read': { unread_count: 0 },
  }
  const server = await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Inbox, 1 unread')
  await expectText('1 unread notification')
  await press(/New message/, 'link')
  await waitFor(() => expect(location.pathname).toBe('/desk/contact-message/MSG-1'))
  await expectSent(server, 'mela.notifications.mark_read', { name: 'N-1' })
})

test('Marks all notifications as read', async () => {
  let inbox: typeof unread | typeof read = unread
  const methods = {
    'mela.notifications.get_notifications': () => inbox,
    'mela.notifications.mark_all_read': () => {
      inbox = read
      return { unread_count: 0 }
    },
  }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Inbox, 1 unread')
  await press('Mark all as read')
  await expectText('No unread notifications')
  expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull()
})

test('Says so when there are none', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Inbox')
  await expectText('No notifications yet')
})

test('Says so when notifications could not be marked', async () => {
  const methods = {
    'mela.notifications.get_notifications': unread,
    'mela.notifications.mark_all_read': refusal('The server is out of order'),
  }
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Inbox, 1 unread')
  await press('Mark all as read')
  await expectText('Something went wrong. Check your connection and try again.')
})
