import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { docType, everything, prompted, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import {
  type GivenRole,
  type Credential,
  ApiKey,
  hashSecret,
  randomSecret,
  Session,
} from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { Book, sampleModule, Bookcase, testSite, type TestSite } from '#framework/testing'
import { io, type Socket } from 'socket.io-client'
import type { ServerToClientEvents, ClientToServerEvents } from './messages.ts'

export const Letter = docType('Realtime Letter', {
  renamedFrom: 'Realtime Note',
  naming: prompted,
  allowRename: true,
  fields: { text: text() },
  access: { 'System Manager': everything },
})

const letters = defineModule({ name: 'letters', docTypes: [Letter] })

interface Manager extends ApiCredentials {
  readonly user: string
}

export function messagesAbout({ received }: RealtimeListener, name: string) {
  return received.filter(({ payload }) => JSON.stringify(payload).includes(name))
}

export function openRealtimeSite() {
  let opened: TestSite | null = null
  let signedIn: Manager | null = null
  let syncCount = 0

  const site = () => {
    if (!opened) throw new Error('The site has not started')
    return opened
  }
  const manager = () => {
    if (!signedIn) throw new Error('The site has not started')
    return signedIn
  }
  const bySystem = <T>(run: (documents: Documents) => Promise<T>) => site().engine.write(administrator, run)

  beforeAll(async () => {
    opened = await testSite([sampleModule().module, letters], { isStarted: true })
    const { user } = await opened.userWith('System Manager')
    signedIn = { ...(await createApiKey(opened, user)), user }
  })
  afterEach(closeConnections)
  afterAll(() => opened?.close())

  return {
    site,
    manager,
    bySystem,
    async insertBook(title: string, published: 0 | 1 = 0): Promise<string> {
      return (await bySystem((documents) => documents.insert(Book, { title, published }))).name
    },
    retitle: (name: string, title: string) => bySystem((documents) => documents.save(Book, name, { title })),
    async listenAs(...roles: readonly GivenRole[]): Promise<RealtimeListener & { readonly user: string }> {
      const { user } = await site().userWith(...roles)
      const { authorization } = await createApiKey(site(), user)
      return { ...(await listenTo(site().origin, { headers: { authorization } })), user }
    },
    listenAsManager: () => listenTo(site().origin, { headers: { authorization: manager().authorization } }),
    listenAsGuest: () => listenTo(site().origin),
    async waitForMessages(listener: RealtimeListener): Promise<void> {
      const title = `Title ${(syncCount += 1)}`
      const { name } = await bySystem((documents) => documents.insert(Bookcase, { title }))
      expect(await listener.request('doc_subscribe', 'Sample Shelf', name)).toBe(true)
      await bySystem((documents) => documents.save(Bookcase, name, { floor: 1 }))
      await listener.expectMessage('doc_update', { doctype: 'Sample Shelf', name })
    },
  }
}

interface ReceivedMessage {
  readonly message: keyof ServerToClientEvents
  readonly payload: unknown
}

export interface RealtimeListener {
  readonly socket: Socket
  readonly received: readonly ReceivedMessage[]
  request(name: keyof ClientToServerEvents, ...payload: readonly unknown[]): Promise<boolean>
  expectMessage(message: keyof ServerToClientEvents, payload: object): Promise<void>
  waitForDisconnect(): Promise<string>
}

interface ListenerOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly auth?: Readonly<Record<string, string>>
  readonly transports?: readonly ('polling' | 'websocket')[]
  readonly site?: string
}

const open = new Set<Socket>()

export function closeConnections(): void {
  for (const socket of open) socket.disconnect()
  open.clear()
}

export function connectTo(origin: string, options: ListenerOptions = {}): Socket {
  const { headers = {}, auth = {}, transports = ['websocket'], site = 'asha' } = options
  const socket = io(`${origin}/${site}`, {
    transports: [...transports],
    extraHeaders: { ...headers },
    auth: { ...auth },
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  })
  open.add(socket)
  return socket
}

function matching(payload: object): unknown {
  return expect.objectContaining(payload)
}

export async function listenTo(origin: string, options: ListenerOptions = {}): Promise<RealtimeListener> {
  const socket = connectTo(origin, options)
  const received: ReceivedMessage[] = []
  const reasons: string[] = []
  for (const message of ['doc_update', 'list_update', 'doc_viewers'] as const)
    socket.on(message, (payload: unknown) => received.push({ message, payload }))
  socket.on('disconnect', (reason) => reasons.push(reason))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    received,
    request: async (name, ...payload) => (await socket.timeout(5000).emitWithAck(name, ...payload)) === true,
    expectMessage: (message, payload) =>
      expect
        .poll(() => received.filter((one) => one.message === message).map((one) => one.payload), {
          timeout: 5000,
          interval: 5,
        })
        .toContainEqual(matching(payload)),
    async waitForDisconnect() {
      await expect.poll(() => reasons.length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0)
      return reasons[0] ?? ''
    },
  }
}

export interface ApiCredentials {
  readonly authorization: string
  readonly name: string
}

export async function createApiKey({ engine }: TestSite, user: string): Promise<ApiCredentials> {
  const [key, secret] = [randomSecret().slice(0, 20), randomSecret()]
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(ApiKey, { user, api_key: key, secret_hash: hashSecret(secret) }),
  )
  return { authorization: `token ${key}:${secret}`, name }
}

export async function createSession({ engine }: TestSite, user: string) {
  const sid = randomSecret()
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(Session, {
      user,
      sid_hash: hashSecret(sid),
      last_active: '2026-01-01 00:00:00',
      expires: '2099-01-01 00:00:00',
    }),
  )
  return { cookie: `full_name=x; sid=${sid}`, name, credential: `session ${name}` satisfies Credential }
}
