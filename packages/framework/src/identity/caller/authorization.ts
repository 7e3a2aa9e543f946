import { identityErrors } from '../errors.ts'

/** What an Authorization header claims: a key with its secret, or something that we cannot use. */
export type Authorization = { readonly key: string; readonly secret: string } | 'unusable'

function keyAndSecret(text: string): Authorization {
  const colon = text.indexOf(':')
  return colon === -1 ? 'unusable' : { key: text.slice(0, colon), secret: text.slice(colon + 1) }
}

/** Buffer forgives what is no base64 at all; here it must be refused. */
function decode(base64: string): string {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  const isBase64 = /^[\w+/-]+={0,2}$/.test(base64) && !text.includes('\uFFFD')
  if (!isBase64) throw identityErrors.unreadable_authorization()
  return text
}

/** Only exactly two words count (rest-dialect section 1); null when nothing is claimed. */
export function readAuthorization(header: string | undefined): Authorization | null {
  const [scheme, value, ...rest] = header?.split(' ') ?? []
  if (!scheme || !value || rest.length > 0) return null
  switch (scheme.toLowerCase()) {
    case 'token':
      return keyAndSecret(value)
    case 'basic':
      return keyAndSecret(decode(value))
    default:
      return 'unusable'
  }
}
