// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown, waitFor, tryAgain } from '../../testing/render-screen.tsx'

// Nothing is at the other end of the wire on which changes are pushed.
vi.mock('socket.io-client', () => {
  const nothing = () => undefined
  return { io: () => ({ on: nothing, emit: nothing, disconnect: nothing }) }
})

type Notice = Methods['mela.notifications.get_notifications']['output']['notifications'][number]

const notice = (changes: Partial<Notice> = {}): Notice => ({
  ...{ name: 'NTF-1', link: '/my-orders/ORD-2026-1', creation: '2026-11-20 09:00:00', body: null },
  ...{ title: 'Your order is on the way', event: 'orders.shipped', read_at: null },
  ...changes,
})
const inbox = (unread_count: number, ...notifications: Notice[]) =>
  response('mela.notifications.get_notifications', { notifications, unread_count })

test('A person reads notifications by their days and marks all as read', async () => {
  const earlier = notice({ name: 'NTF-2', creation: '2026-11-19 09:00:00', title: 'Fee received' })
  const server = await renderScreen('/inbox', { account: 'USR-1', answers: [inbox(2, notice(), earlier)] })
  expect(await shown.findByRole('heading', { name: 'Today' })).toBeDefined()
  expect(shown.getByRole('heading', { name: 'Yesterday' })).toBeDefined()
  const read = { read_at: '2026-11-20 10:00:00' }
  server.respondWith(
    response('mela.notifications.mark_all_read', { unread_count: 0 }),
    inbox(0, notice(read), { ...earlier, ...read }),
  )
  await press('Mark all as read')
  expect(await shown.findByText('All notifications marked as read')).toBeDefined()
  expect(await shown.findByText('No unread notifications')).toBeDefined()
  expect(shown.queryByText('Unread')).toBeNull()
})

test('A notification that is opened is read', async () => {
  const server = await renderScreen('/inbox', {
    account: 'USR-1',
    answers: [inbox(1, notice()), response('mela.notifications.mark_read', { unread_count: 0 })],
  })
  await press(/Your order is on the way/, 'link')
  await waitFor(() => expect(server.inputsOf('mela.notifications.mark_read')).toEqual([{ name: 'NTF-1' }]))
})

test('A guest is asked to sign in', async () => {
  await renderScreen('/inbox')
  expect(await shown.findByRole('heading', { name: 'Sign in to see your inbox' })).toBeDefined()
})

test('An inbox that could not be read is asked for again, and an empty one says so', async () => {
  const server = await renderScreen('/inbox', {
    ...{ account: 'USR-1', answers: [refuse('mela.notifications.get_notifications')] },
  })
  await tryAgain(server, inbox(0))
  expect(await shown.findByRole('heading', { name: 'No notifications yet' })).toBeDefined()
})
