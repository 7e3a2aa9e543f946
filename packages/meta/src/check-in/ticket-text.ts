/** Prefix of every ticket, so that a device recognises it before checking a signature. */
const PREFIX = 'MT1'

const PART = /^[A-Za-z0-9_-]+$/

/** Content of a ticket: registration code and event, without a name, so that a lost one reveals nothing. */
export interface TicketClaim {
  readonly ticket_code: string
  readonly event: string
}

/** A scanned ticket, untrusted until the signature over `signed` is verified. */
export interface ScannedTicket extends TicketClaim {
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

/** Null for invalid base64url. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  return PART.test(text) ? bytesIn(text) : null
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Text to sign: the claim with the prefix of its kind, so that no other signature of the site is valid for a ticket.
 */
export function ticketToSign({ ticket_code, event }: TicketClaim): string {
  const payload = new TextEncoder().encode(JSON.stringify({ t: ticket_code, e: event, v: 1 }))
  return `${PREFIX}.${base64Url(payload)}`
}

export function ticketText(claim: TicketClaim, signature: Uint8Array): string {
  return `${ticketToSign(claim)}.${base64Url(signature)}`
}

/** True for text with a ticket's format; a forged one has it too. */
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

/** Parses a scanned text; null when it cannot be a ticket. */
export function readTicketText(text: string): ScannedTicket | null {
  const [prefix, payload = '', signature = '', ...rest] = text.trim().split('.')
  if (prefix !== PREFIX || rest.length > 0) return null
  const claimBytes = bytesOfBase64Url(payload)
  const signatureBytes = bytesOfBase64Url(signature)
  const claim = claimBytes && claimIn(claimBytes)
  if (!claim || signatureBytes?.length !== SIGNATURE_BYTES) return null
  return { ...claim, signed: `${PREFIX}.${payload}`, signature: signatureBytes }
}
