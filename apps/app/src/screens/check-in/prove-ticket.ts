import { bytesOfBase64Url, readTicketText, type TicketClaim } from '#meta'

type Bytes = Uint8Array<ArrayBuffer>

interface Signed {
  readonly key: Bytes
  readonly signature: Bytes
  readonly text: Bytes
}

const ALGORITHM = 'Ed25519'

/** Verifies a signature; null where the browser does not support this kind of key. */
async function provenByBrowser({ key, signature, text }: Signed): Promise<boolean | null> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['verify'])
    return await crypto.subtle.verify(ALGORITHM, imported, signature, text)
  } catch {
    return null
  }
}

async function provenBySoftware({ key, signature, text }: Signed): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519')
  return verifyAsync(signature, text, key)
}

async function isProven(signed: Signed): Promise<boolean> {
  return (await provenByBrowser(signed)) ?? (await provenBySoftware(signed))
}

/** Verifies a ticket offline against these public keys; null for a forged one. */
export async function proveTicket(text: string, publicKeys: readonly string[]): Promise<TicketClaim | null> {
  const ticket = readTicketText(text)
  if (ticket === null) return null
  const signedText = new TextEncoder().encode(ticket.signed)
  for (const publicKey of publicKeys) {
    const key = bytesOfBase64Url(publicKey)
    if (key?.length !== 32) continue
    if (await isProven({ key, signature: ticket.signature, text: signedText }))
      return { ticket_code: ticket.ticket_code, event: ticket.event }
  }
  return null
}

/** Loads the verification for older browsers while the network is available. */
export async function preloadProof(): Promise<void> {
  const nothing = { key: new Uint8Array(32), signature: new Uint8Array(64), text: new Uint8Array(1) }
  if ((await provenByBrowser(nothing)) === null) await import('@noble/ed25519').catch(() => undefined)
}
