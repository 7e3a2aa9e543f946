import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Packing = 'br' | 'gzip'

/** An answer ready to be sent: bytes, and the same bytes packed where packing pays. */
export interface ReadyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Buffer
  readonly isWorthPacking: boolean
  /** Packed when the first client asks for it, and only once. */
  packed(packing: Packing): Buffer
}

// Below this, packing costs more than it saves.
const WORTH_PACKING = 1024

const pack: Record<Packing, (body: Buffer) => Buffer> = {
  gzip: (body) => gzipSync(body, { level: 6 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

interface AnswerHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly packings?: Iterable<readonly [Packing, Buffer]>
}

/** Bytes with the entity tag that tells them from others, and with those packings that are known already. */
export function readyAnswer(
  { status, headers, packings: known = [] }: AnswerHead,
  body: Buffer,
): ReadyAnswer {
  const packings = new Map(known)
  return {
    status,
    headers,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    body,
    isWorthPacking: body.length >= WORTH_PACKING,
    packed(packing) {
      const bytes = packings.get(packing) ?? pack[packing](body)
      packings.set(packing, bytes)
      return bytes
    },
  }
}
