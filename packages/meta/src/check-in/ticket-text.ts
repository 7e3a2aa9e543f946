/** Before every ticket, so that a door knows what it sees before it looks at a signature. */
const PREFIX = 'MT1'

const PART = /^[A-Za-z0-9_-]+$/

/** What a ticket says: which place on which event's list. Nobody's name, so that a lost one tells nothing. */
export interface TicketClaim {
  readonly ticket_code: string
  readonly event: string
}

/** A ticket as it was scanned. It is worth nothing until the signature over `signed` is proven. */
export interface ScannedTicket extends TicketClaim {
  /** The part of the text that was signed, as it stands there. */
  readonly signed: string
  readonly signature: Uint8Array<ArrayBuffer>
}

function bytesIn(base64url: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** The bytes that a base64url text stands for; null when it stands for none. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  return PART.test(text) ? bytesIn(text) : null
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What is signed: the claim under the sign of its kind, so that no other signature of the site passes for a ticket's. */
export function ticketToSign({ ticket_code, event }: TicketClaim): string {
  const payload = new TextEncoder().encode(JSON.stringify({ t: ticket_code, e: event, v: 1 }))
  return `${PREFIX}.${base64Url(payload)}`
}

/** The text that stands in a ticket's code. */
export function ticketText(claim: TicketClaim, signature: Uint8Array): string {
  return `${ticketToSign(claim)}.${base64Url(signature)}`
}

/** Whether a text says of itself that it is a ticket of such a house; a forged one does too. */
export function looksLikeTicket(text: string): boolean {
  return text.trim().startsWith(`${PREFIX}.`)
}

function claimIn(bytes: Uint8Array): TicketClaim | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof read !== 'object' || read === null) return null
    const { t, e, v }: { t?: unknown; e?: unknown; v?: unknown } = read
    return typeof t === 'string' && typeof e === 'string' && v === 1 ? { ticket_code: t, event: e } : null
  } catch {
    return null
  }
}

const SIGNATURE_BYTES = 64

/** A scanned text taken apart; null when it cannot be a ticket, whoever signed it. */
export function readTicketText(text: string): ScannedTicket | null {
  const [prefix, payload = '', signature = '', ...rest] = text.trim().split('.')
  if (prefix !== PREFIX || rest.length > 0) return null
  const claimBytes = bytesOfBase64Url(payload)
  const signatureBytes = bytesOfBase64Url(signature)
  const claim = claimBytes && claimIn(claimBytes)
  if (!claim || signatureBytes?.length !== SIGNATURE_BYTES) return null
  return { ...claim, signed: `${PREFIX}.${payload}`, signature: signatureBytes }
}
