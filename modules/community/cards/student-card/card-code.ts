import { randomBytes, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

export const CARD_PREFIX = 'CARD'

/** Crockford's Base32 alphabet: no ambiguous characters in print or speech. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const GROUPS = 3

const GROUP = 4

/** Returns sixty random bits in groups that people can type: 'CARD-7Q2M-0KXT-94HV'. */
export function newCardCode(): string {
  const digits = [...randomBytes(GROUPS * GROUP)].map((byte) => DIGITS[byte % DIGITS.length])
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    digits.slice(index * GROUP, (index + 1) * GROUP).join(''),
  )
  return [CARD_PREFIX, ...groups].join('-')
}

/** Normalises a typed or scanned code to `prefix-` and groups of four; null for other text. */
export function asCode(prefix: string, typed: string): string | null {
  const compact = typed.toUpperCase().replace(/[\s-]/g, '')
  if (!compact.startsWith(prefix)) return null
  const digits = compact.slice(prefix.length).replaceAll('O', '0').replace(/[IL]/g, '1')
  if (digits.length !== GROUPS * GROUP || [...digits].some((digit) => !DIGITS.includes(digit))) return null
  return [prefix, ...(digits.match(/.{4}/g) ?? [])].join('-')
}

/** Domain prefix of signed text, so that signatures for other purposes are no cards. */
export const SIGNED_AS = 'MC1'

export interface SignedCard {
  readonly code: string
  /** Last valid day, 'YYYY-MM-DD'. */
  readonly valid_until: string
}

const signedPart = (payload: string): Buffer => Buffer.from(`${SIGNED_AS}.${payload}`)

/** Signs a card's text with a private key of the site (PKCS#8, base64url). Deterministic. */
export function signCard({ code, valid_until }: SignedCard, privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' })
  const payload = Buffer.from(JSON.stringify({ c: code, u: valid_until, v: 1 })).toString('base64url')
  return `${SIGNED_AS}.${payload}.${sign(null, signedPart(payload), key).toString('base64url')}`
}

function isSignedBy(payload: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, signedPart(payload), key, Buffer.from(signature, 'base64url'))
}

function read(payload: string): SignedCard | null {
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  if (typeof value !== 'object' || value === null || !('c' in value) || !('u' in value)) return null
  const { c: code, u: valid_until } = value
  return typeof code === 'string' && typeof valid_until === 'string' ? { code, valid_until } : null
}

const SHAPE = /^MC1\.([\w-]{20,400})\.([\w-]{86})$/

/** Reads a card's text that one of these keys signed; null for altered or other text. */
export function readSignedCard(text: string, publicKeys: readonly string[]): SignedCard | null {
  const [, payload, signature] = SHAPE.exec(text.trim()) ?? []
  if (payload === undefined || signature === undefined) return null
  return publicKeys.some((key) => isSignedBy(payload, signature, key)) ? read(payload) : null
}
