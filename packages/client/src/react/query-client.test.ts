import { expect, test } from 'vitest'
import { MelaError } from '../mela-error.ts'
import {
  cachedAt,
  createQueryClientWith,
  shouldRetry,
  type ResponseStore,
  type StoredResponse,
} from './query-client.ts'

test('Only network and server errors are retried, a limited number of times', () => {
  expect(shouldRetry(0, new MelaError(0, '', 'offline'))).toBe(true)
  expect(shouldRetry(1, new MelaError(503, '', 'away'))).toBe(true)
  expect(shouldRetry(2, new MelaError(503, '', 'away'))).toBe(false)
  expect(shouldRetry(0, new MelaError(404, 'DoesNotExistError', 'gone'))).toBe(false)
  expect(shouldRetry(0, new Error('a slip of ours'))).toBe(false)
})

const away = new MelaError(0, '', 'offline')

/** A device with responses, and a server that responds with a value or fails. */
function clientOn(stored: Record<string, StoredResponse>) {
  const store: ResponseStore = {
    read: (key) => stored[key],
    write: (key, response) => void Object.assign(stored, { [key]: response }),
  }
  const client = createQueryClientWith({ staleTime: 0, store })
  return {
    ask: (result: string | Error, key?: string) =>
      client.query({
        queryKey: ['albums'],
        meta: { key },
        retry: false,
        queryFn: () => (typeof result === 'string' ? result : Promise.reject(result)),
      }),
    state() {
      const { dataUpdatedAt, errorUpdatedAt, status } = client.getQueryState(['albums']) ?? {}
      return {
        dataUpdatedAt: dataUpdatedAt ?? 0,
        errorUpdatedAt: errorUpdatedAt ?? 0,
        status: status ?? ('pending' as const),
      }
    },
  }
}

test('The stored response stands in for an unreachable server with its own time, until the server is back', async () => {
  const { ask, state } = clientOn({ albums: { at: 5, value: 'yesterday' } })
  expect(await ask(away, 'albums')).toBe('yesterday')
  await expect.poll(() => cachedAt(state())).toBe(5)
  expect(await ask('today', 'albums')).toBe('today')
  expect(cachedAt(state())).toBeNull()
  expect(await ask(new MelaError(503, '', 'busy'), 'albums')).toBe('today')
  await expect.poll(() => cachedAt(state())).toBeGreaterThan(5)
})

test('A refusal is not hidden by a stored response', async () => {
  const { ask, state } = clientOn({ albums: { at: 5, value: 'yesterday' } })
  const refused = new MelaError(403, 'PermissionError', 'no')
  await expect(ask(refused, 'albums')).rejects.toBe(refused)
  expect(cachedAt(state())).toBeNull()
})

test('A response without a key is not stored', async () => {
  const stored = {}
  const { ask } = clientOn(stored)
  expect(await ask('today')).toBe('today')
  expect(stored).toEqual({})
  await expect(ask(away)).rejects.toBe(away)
})
