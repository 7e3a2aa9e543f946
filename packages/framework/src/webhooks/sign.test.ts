import { expect, test } from 'vitest'
import { signedHeaders } from './post.ts'

// Made with: printf '%s' 'msg_1.1700000000.{"a":1}' | openssl dgst -sha256 -hmac 'a-secret-of-24-characters' -binary | base64
const signature = 'tswCMxfgZ1O93Vvp6hK8nKe1VN6xhrOTA1ZKQX0mb2o='

test('A delivery is signed over its id, its time and its body', () => {
  const signing = {
    id: 'msg_1',
    timestamp: 1_700_000_000,
    body: '{"a":1}',
    secret: 'a-secret-of-24-characters',
  }
  expect(signedHeaders(signing)).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${signature}`,
  })
})
