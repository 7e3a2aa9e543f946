import { expect, test } from 'vitest'
import type { ConnectionEvents, DocumentChange } from './messages.ts'
import { createSharedConnection } from './shared-connection.ts'

function recordConnection() {
  const sent: string[] = []
  const opened: ConnectionEvents[] = []
  const sharedConnection = createSharedConnection(async (events) => {
    sent.push('opened')
    opened.push(events)
    return {
      send: (command, ...about) => void sent.push([command, ...about].join(' ')),
      close: () => void sent.push('closed'),
    }
  })
  const events = () => {
    const last = opened.at(-1)
    if (!last) throw new Error('The connection was never opened')
    return last
  }
  return { sent, events, sharedConnection }
}

const book = { message: 'doc_update', doctype: 'Book', name: 'BK-1' } as const
const change = { doctype: 'Book', name: 'BK-1', modified: '2026-01-01 00:00:00.000000' }

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('The connection opens for the first subscriber and closes after the last', async () => {
  const { sent, sharedConnection } = recordConnection()
  const ends = [sharedConnection.watch(book, () => undefined), sharedConnection.watch(book, () => undefined)]
  ends.push(sharedConnection.watch({ message: 'list_update', doctype: 'Book', name: '' }, () => undefined))
  await settled()
  expect(sent).toEqual(['opened', 'doc_subscribe Book BK-1', 'doctype_subscribe Book'])
  for (const end of [...ends, ...ends]) end()
  await settled()
  expect(sent.slice(3)).toEqual(['doc_unsubscribe Book BK-1', 'doctype_unsubscribe Book', 'closed'])
})

test('Each subscriber receives only the events it subscribed to', async () => {
  const { events, sharedConnection } = recordConnection()
  const [documents, lists, viewers]: unknown[][] = [[], [], []]
  sharedConnection.watch(book, (message) => documents?.push(message))
  sharedConnection.watch({ message: 'list_update', doctype: 'Book', name: '' }, (message) =>
    lists?.push(message),
  )
  sharedConnection.watch({ ...book, message: 'doc_viewers' }, (message) => viewers?.push(message?.viewers))
  await settled()
  const { onMessage } = events()
  onMessage('doc_update', change)
  onMessage('doc_update', { ...change, name: 'BK-2' })
  onMessage('list_update', { doctype: 'Book', name: 'BK-2', user: null })
  onMessage('doc_viewers', { doctype: 'Book', docname: 'BK-1', viewers: [] })
  expect(documents).toEqual([change])
  expect(lists).toEqual([{ doctype: 'Book', name: 'BK-2', user: null }])
  expect(viewers).toEqual([[]])
})

test('A reconnect subscribes to everything again and notifies every subscriber of possible changes', async () => {
  const { sent, events, sharedConnection } = recordConnection()
  const received: (DocumentChange | null)[] = []
  sharedConnection.watch(book, (message) => received.push(message))
  await settled()
  events().onOpen(false)
  expect(received).toEqual([])
  events().onOpen(true)
  await settled()
  expect(received).toEqual([null])
  expect(sent).toEqual(['opened', 'doc_subscribe Book BK-1', 'doc_subscribe Book BK-1'])
})

test('The next subscriber retries a connection that could not be opened', async () => {
  let tries = 0
  const { watch } = createSharedConnection(() => Promise.reject(new Error(`no connection ${(tries += 1)}`)))
  const end = watch(book, () => undefined)
  await settled()
  watch({ ...book, name: 'BK-2' }, () => undefined)
  end()
  await settled()
  expect(tries).toBe(2)
})
