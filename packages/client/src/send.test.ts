import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentRequest, methodRequest } from './requests.ts'
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

const response = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }))

test('Unwraps the result from its envelope, data or message', async () => {
  response({ data: { name: 'G-1' } })
  expect(await send(documentRequest('Gallery', 'G-1'))).toEqual({ name: 'G-1' })
  response({ message: 'pong' })
  expect(await send(methodRequest('ping'))).toBe('pong')
})

test('A call names its device, goes to the store host and sends the cookie', async () => {
  configureClient({ host: 'https://store.example.org', deviceType: 'Android Mobile App' })
  response({ message: null })
  await send(methodRequest('frappe.desk.form.load.getdoctype', { doctype: 'Gallery' }))
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('https://store.example.org/api/method/frappe.desk.form.load.getdoctype')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"doctype":"Gallery"}',
    headers: { 'X-Device-Type': 'Android Mobile App', 'Content-Type': 'application/json' },
  })
  expect(init?.headers).not.toHaveProperty('Authorization')
})

test('A signed-in user’s call sends the token', async () => {
  configureClient({ keys: () => ({ api_key: 'k', api_secret: 's', customerRefId: 'c' }) })
  response({ message: null })
  await send(methodRequest('ping'))
  expect(fetched.mock.calls[0]?.[1].headers).toHaveProperty('Authorization', 'token k:s')
})

test('A refused call throws an error with its status and type', async () => {
  response({ exc_type: 'DoesNotExistError' }, 404)
  await expect(send(documentRequest('Gallery', 'x'))).rejects.toMatchObject({
    status: 404,
    type: 'DoesNotExistError',
  })
})

test('A call without any response throws an error with status 0', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  await expect(send(methodRequest('ping'))).rejects.toMatchObject({ status: 0, isOffline: true })
})
