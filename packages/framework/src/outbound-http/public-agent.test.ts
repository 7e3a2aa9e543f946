import { request } from 'node:https'
import { expect, test } from 'vitest'
import { NotPublic, publicAgent, requirePublicUrl } from './public-agent.ts'

test.each([
  ...[
    'http://push.example.org/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
  ],
  ...['https://0x7f.1/', 'https://user:word@push.example.org/', 'ftp://push.example.org', 'no address', ''],
])('%j is refused', (text) => {
  expect(() => requirePublicUrl(text)).toThrow(NotPublic)
})

test('An address on the public internet is accepted', () => {
  expect(requirePublicUrl('https://push.example.org/send/1').host).toBe('push.example.org')
})

test('A name that resolves to an internal address is refused', async () => {
  const failure = await new Promise<unknown>((resolve) => {
    request('https://localhost:5360/', { agent: publicAgent() }).on('error', resolve).end()
  })
  expect(failure).toBeInstanceOf(NotPublic)
})
