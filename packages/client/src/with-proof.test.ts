import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { methodRequest } from './requests.ts'
import { send } from './send.ts'
import { clientSettings, configureClient } from './settings.ts'

const before = { ...clientSettings }
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  configureClient(before)
  vi.unstubAllGlobals()
})

const refused = () => Response.json({ exc_type: 'CSRFTokenError' }, { status: 400 })
const proofs = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('X-Frappe-CSRF-Token'))

test('A change refused for its CSRF token is sent again with a new one, and the next change sends it at once', async () => {
  configureClient({ learnCsrfToken: async () => 'proof' })
  fetched.mockResolvedValueOnce(refused()).mockImplementation(async () => Response.json({ message: 'done' }))
  expect(await send(methodRequest('ping'))).toBe('done')
  await send(methodRequest('ping'))
  expect(proofs()).toEqual([null, 'proof', 'proof'])
})

test('The refusal is reported without endless retries when a CSRF token is missing or does not help', async () => {
  fetched.mockImplementation(async () => refused())
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  configureClient({ learnCsrfToken: async () => 'stale' })
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  expect(proofs()).toEqual([null, null, 'stale', 'stale'])
})
