import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCode, newCardCode, readSignedCard, signCard } from './card-code.ts'

function newKeyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    public_key: publicKey.export({ format: 'jwk' }).x ?? '',
    private_key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}

const keys = newKeyPair()
const card = { code: 'CARD-7Q2M-0KXT-94HV', valid_until: '2027-05-31' }

test('Reads a typed code as printed, with or without dashes, in any case', () => {
  const codes = Array.from({ length: 200 }, newCardCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(code).toMatch(/^CARD(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(asCode('CARD', code)).toBe(code)
    expect(asCode('CARD', ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code)
  }
})

test('Treats digits that look alike as one digit, and rejects an invalid code', () => {
  expect(asCode('CARD', 'card-o1il-0000-0000')).toBe('CARD-0111-0000-0000')
  for (const wrong of [
    '',
    'CARD',
    'CARD-7Q2M-0KXT',
    'CERT-7Q2M-0KXT-94HV',
    'CARD-7Q2M-0KXT-94HU',
    "' or 1=1",
  ])
    expect(asCode('CARD', wrong)).toBeNull()
})

test('Verifies the organisation’s own signature and no other', () => {
  const text = signCard(card, keys.private_key)
  expect(readSignedCard(text, [newKeyPair().public_key, keys.public_key])).toEqual(card)
  expect(readSignedCard(text, [newKeyPair().public_key])).toBeNull()
  expect(readSignedCard(text, [])).toBeNull()
})

test('Rejects a card whose expiry date was changed', () => {
  const [head, , signature] = signCard(card, keys.private_key).split('.')
  const moved = Buffer.from(JSON.stringify({ c: card.code, u: '2099-05-31', v: 1 })).toString('base64url')
  expect(readSignedCard([head, moved, signature].join('.'), [keys.public_key])).toBeNull()
})

test('Scanning any input neither crashes nor verifies a false card', () => {
  const texts = fc.oneof(fc.string({ maxLength: 300 }), fc.base64String({ maxLength: 400 }))
  fc.assert(
    fc.property(texts, texts, (payload, signature) => {
      for (const text of [payload, `MC1.${payload}.${signature}`])
        expect(readSignedCard(text, [keys.public_key])).toBeNull()
    }),
  )
})
