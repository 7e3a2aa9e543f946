import { newElement, showPageOf } from './testing-window.ts'
import {
  FrappeContext,
  FrappeProvider,
  useFrappeDocTypeEventListener,
  useFrappeDocumentEventListener,
  useFrappeEventListener,
  type FrappeConfig,
} from 'frappe-react-sdk'
import { createElement, useContext, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { Book, sampleModule, Tag, testSite, type TestSite } from '#framework/testing'
import { createApiKey, closeConnections, listenTo } from './realtime-site.ts'

let site: TestSite
let user: string
let token: string
const trees: Root[] = []
const sockets = new Set<NonNullable<FrappeConfig['socket']>>()

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  showPageOf(site.origin)
  user = (await site.userWith('System Manager')).user
  token = (await createApiKey(site, user)).authorization.slice('token '.length)
})
afterEach(() => {
  for (const tree of trees.splice(0)) tree.unmount()
  for (const socket of sockets) socket.disconnect()
  closeConnections()
})
afterAll(() => site.close())

function mounted(use: () => unknown): void {
  function Listening() {
    const socket = useContext(FrappeContext)?.socket
    use()
    useEffect(() => {
      if (socket) sockets.add(socket)
    })
    return null
  }
  const root = createRoot(newElement())
  trees.push(root)
  const provider = {
    url: site.origin,
    socketPort: new URL(site.origin).port,
    siteName: 'asha.example',
    tokenParams: { useToken: true, token: () => token, type: 'token' as const },
  }
  root.render(createElement(FrappeProvider, provider, createElement(Listening)))
}

function until(holds: () => boolean): Promise<void> {
  return expect.poll(holds, { timeout: 30_000, interval: 5 }).toBe(true)
}

async function changedUntil(
  holds: () => boolean,
  change: (count: number) => Promise<unknown>,
): Promise<void> {
  let count = 0
  await expect
    .poll(
      async () => {
        if (!holds()) await change((count += 1))
        return holds()
      },
      { timeout: 30_000, interval: 60 },
    )
    .toBe(true)
}

async function aBook(title: string): Promise<string> {
  const { name } = await site.engine.write(administrator, (documents) => documents.insert(Book, { title }))
  return name
}

const retitle = (name: string) => (count: number) =>
  site.engine.write(administrator, (documents) => documents.save(Book, name, { title: `Title ${count}` }))

test('useFrappeDocumentEventListener receives saves of its document and its current viewers', async () => {
  const name = await aBook('By hooks')
  const events: unknown[] = []
  let viewers: readonly string[] = []
  mounted(() => {
    const listening = useFrappeDocumentEventListener('Sample Book', name, (event) => events.push(event))
    useEffect(() => {
      viewers = listening.viewers
    })
  })
  await changedUntil(() => events.length > 0, retitle(name))
  expect(events[0]).toMatchObject({ doctype: 'Sample Book', name })
  expect(events[0]).toHaveProperty('modified', expect.stringMatching(/^\d{4}-\d\d-\d\d /))
  await until(() => viewers.length === 1 && viewers[0] === user)
  const other = await site.userWith('Store Manager')
  const { authorization } = await createApiKey(site, other.user)
  const colleague = await listenTo(site.origin, { headers: { authorization } })
  await colleague.request('doc_open', 'Sample Book', name)
  await until(() => viewers.length === 2 && viewers.includes(other.user))
})

test('useFrappeDocTypeEventListener receives changes of every document of its type', async () => {
  const events: { doctype: string; name: string }[] = []
  mounted(() => useFrappeDocTypeEventListener('Sample Tag', (event) => events.push(event)))
  await changedUntil(
    () => events.length > 0,
    (count) =>
      site.engine.write(administrator, (documents) => documents.insert(Tag, { name: `tag ${count}` })),
  )
  expect(events[0]).toMatchObject({ doctype: 'Sample Tag', user: 'Administrator' })
})

test('useFrappeEventListener receives any event by its name', async () => {
  const name = await aBook('Any event')
  const events: { name: string }[] = []
  mounted(() => {
    useFrappeDocTypeEventListener('Sample Book', () => undefined)
    useFrappeEventListener<{ name: string }>('list_update', (event) => events.push(event))
  })
  await changedUntil(() => events.some((event) => event.name === name), retitle(name))
  expect(events[0]).toMatchObject({ name })
})
