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

interface Office extends Device {
  readonly user: string
}

export function about({ received }: Listener, name: string) {
  return received.filter(({ words }) => JSON.stringify(words).includes(name))
}

export function openHall() {
  let opened: TestSite | null = null
  let sitting: Office | null = null
  let marks = 0

  const site = () => {
    if (!opened) throw new Error('The hall is not open yet')
    return opened
  }
  const office = () => {
    if (!sitting) throw new Error('The hall is not open yet')
    return sitting
  }
  const bySystem = <T>(run: (documents: Documents) => Promise<T>) => site().engine.write(administrator, run)

  beforeAll(async () => {
    opened = await testSite([sampleModule().module, letters], { isStarted: true })
    const { user } = await opened.userWith('System Manager')
    sitting = { ...(await deviceOf(opened, user)), user }
  })
  afterEach(closeConnection)
  afterAll(() => opened?.close())

  return {
    site,
    office,
    bySystem,
    async aBook(title: string, published: 0 | 1 = 0): Promise<string> {
      return (await bySystem((documents) => documents.insert(Book, { title, published }))).name
    },
    retitle: (name: string, title: string) => bySystem((documents) => documents.save(Book, name, { title })),
    async listenAs(...roles: readonly GivenRole[]): Promise<Listener & { readonly user: string }> {
      const { user } = await site().userWith(...roles)
      const { authorization } = await deviceOf(site(), user)
      return { ...(await listenTo(site().origin, { headers: { authorization } })), user }
    },
    listenAsOffice: () => listenTo(site().origin, { headers: { authorization: office().authorization } }),
    listenAsGuest: () => listenTo(site().origin),
    async caughtUp(listener: Listener): Promise<void> {
      const mark = `mark ${(marks += 1)}`
      const { name } = await bySystem((documents) => documents.insert(Bookcase, { title: mark }))
      expect(await listener.request('doc_subscribe', 'Sample Shelf', name)).toBe(true)
      await bySystem((documents) => documents.save(Bookcase, name, { floor: 1 }))
      await listener.hears('doc_update', { doctype: 'Sample Shelf', name })
    },
  }
}

interface ReceivedMessage {
  readonly message: keyof ServerToClientEvents
  readonly words: unknown
}

export interface Listener {
  readonly socket: Socket
  readonly received: readonly ReceivedMessage[]
  request(name: keyof ClientToServerEvents, ...words: readonly unknown[]): Promise<boolean>
  hears(message: keyof ServerToClientEvents, words: object): Promise<void>
  ended(): Promise<string>
}

interface ListenerOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly auth?: Readonly<Record<string, string>>
  readonly transports?: readonly ('polling' | 'websocket')[]
  readonly site?: string
}

const open = new Set<Socket>()

export function closeConnection(): void {
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

function like(words: object): unknown {
  return expect.objectContaining(words)
}

export async function listenTo(origin: string, options: ListenerOptions = {}): Promise<Listener> {
  const socket = connectTo(origin, options)
  const received: ReceivedMessage[] = []
  const reasons: string[] = []
  for (const message of ['doc_update', 'list_update', 'doc_viewers'] as const)
    socket.on(message, (words: unknown) => received.push({ message, words }))
  socket.on('disconnect', (reason) => reasons.push(reason))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    received,
    request: async (name, ...words) => (await socket.timeout(5000).emitWithAck(name, ...words)) === true,
    hears: (message, words) =>
      expect
        .poll(() => received.filter((one) => one.message === message).map((one) => one.words), {
          timeout: 5000,
          interval: 5,
        })
        .toContainEqual(like(words)),
    async ended() {
      await expect.poll(() => reasons.length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0)
      return reasons[0] ?? ''
    },
  }
}

export interface Device {
  readonly authorization: string
  readonly name: string
}

export async function deviceOf({ engine }: TestSite, user: string): Promise<Device> {
  const [key, secret] = [randomSecret().slice(0, 20), randomSecret()]
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(ApiKey, { user, api_key: key, secret_hash: hashSecret(secret) }),
  )
  return { authorization: `token ${key}:${secret}`, name }
}

export async function browserOf({ engine }: TestSite, user: string) {
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
