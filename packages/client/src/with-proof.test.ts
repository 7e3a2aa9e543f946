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

test('a change that wants proof is sent again with it, and the next one has it at once', async () => {
  configureClient({ learnCsrfToken: async () => 'proof' })
  fetched.mockResolvedValueOnce(refused()).mockImplementation(async () => Response.json({ message: 'done' }))
  expect(await send(methodRequest('ping'))).toBe('done')
  await send(methodRequest('ping'))
  expect(proofs()).toEqual([null, 'proof', 'proof'])
})

test('where there is no proof, or it does not help, the refusal is told and nothing goes on for ever', async () => {
  fetched.mockImplementation(async () => refused())
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  configureClient({ learnCsrfToken: async () => 'stale' })
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 400 })
  expect(proofs()).toEqual([null, null, 'stale', 'stale'])
})
