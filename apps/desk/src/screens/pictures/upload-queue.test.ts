import { expect, test, vi } from 'vitest'
import { UploadQueue, type QueueBackend } from './upload-queue.ts'

const fileNamed = (name: string) => new File([name], name)
const files = (count: number) => Array.from({ length: count }, (_, index) => fileNamed(`p${String(index)}`))

interface Fake extends QueueBackend {
  readonly added: string[]
  readonly remembered: Set<string>
  most: number
}

function place(overrides: Partial<QueueBackend> = {}): Fake {
  const remembered = new Set<string>()
  let now = 0
  const fake: Fake = {
    ...{ added: [], remembered, most: 0 },
    async send({ name }, onShare) {
      now += 1
      fake.most = Math.max(fake.most, now)
      onShare(0.5)
      for (let tick = 0; tick < 4 - (Number(name.slice(1)) % 3); tick += 1) await Promise.resolve()
      now -= 1
      return `F-${name}`
    },
    async add(names) {
      fake.added.push(...names)
      return []
    },
    isOffline: (error) => error instanceof TypeError,
    isKnown: ({ name }) => remembered.has(name),
    remember: ({ name }) => void remembered.add(name),
    untilOnline: () => Promise.resolve(),
    ...overrides,
  }
  return fake
}

const states = (queue: UploadQueue) => queue.read().files.map(({ state }) => state)
const settled = (queue: UploadQueue) =>
  vi.waitFor(
    () => expect(states(queue).every((state) => ['here', 'known', 'failed'].includes(state))).toBe(true),
    { timeout: 30_000 },
  )

test('Files are added to the album in the chosen order, three uploads at a time', async () => {
  const here = place()
  const queue = new UploadQueue(here)
  queue.choose(files(47))
  await settled(queue)
  expect(here.added).toEqual(files(47).map(({ name }) => `F-${name}`))
  expect(here.most).toBe(3)
  expect(new Set(states(queue))).toEqual(new Set(['here']))
})

test('Uploads continue when a lost network returns', async () => {
  let isNetworkDown = true
  const back = Promise.withResolvers<undefined>()
  const here = place({
    untilOnline: async () => {
      await back.promise
      isNetworkDown = false
    },
  })
  const { send } = here
  here.send = (file, onShare) => (isNetworkDown ? Promise.reject(new TypeError('gone')) : send(file, onShare))
  const queue = new UploadQueue(here)
  queue.choose(files(5))
  await vi.waitFor(() => expect(queue.read().isOffline).toBe(true), { timeout: 30_000 })
  expect(new Set(states(queue))).not.toContain('failed')
  back.resolve(undefined)
  await settled(queue)
  expect(here.added).toEqual(files(5).map(({ name }) => `F-${name}`))
})

test('Pausing starts no new upload, and resuming sends the rest', async () => {
  const here = place()
  const queue = new UploadQueue(here)
  queue.pause(true)
  queue.choose(files(4))
  await Promise.resolve()
  expect(states(queue)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  queue.pause(false)
  await settled(queue)
  expect(here.added).toHaveLength(4)
})

test('Files this device sent before are skipped, and those already in the album are reported as known', async () => {
  const here = place({ add: async (names) => names.slice(1) })
  const queue = new UploadQueue(here)
  here.remembered.add('p0')
  queue.choose(files(3))
  await settled(queue)
  expect(states(queue)).toEqual(['known', 'here', 'known'])
})

test('A refused file delays no other and may be retried', async () => {
  let isBroken = true
  const here = place()
  const { send } = here
  here.send = (file, onShare) =>
    isBroken && file.name === 'p1' ? Promise.reject(new Error('no picture')) : send(file, onShare)
  const queue = new UploadQueue(here)
  queue.choose(files(3))
  await settled(queue)
  expect(states(queue)).toEqual(['here', 'failed', 'here'])
  isBroken = false
  queue.retry()
  await settled(queue)
  expect(states(queue)).toEqual(['here', 'here', 'here'])
})
