import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Packing = 'br' | 'gzip'

type Body = Buffer | string

/** An answer ready to be sent: its body, and the same packed where packing pays. */
export interface ReadyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Of the body before packing, in bytes. */
  readonly size: number
  readonly isWorthPacking: boolean
  /** A short one as it was given for the first client, who may be the only one; else as bytes that stand ready. */
  body(): Body
  /** Packed when the first client asks for it, and only once. */
  packed(packing: Packing): Buffer
}

// Below this, packing costs more than it saves.
const WORTH_PACKING = 1024
/** From here on a text is turned into bytes sooner by itself than by its hash and its socket, each for itself. */
const LONG = 2048

const pack: Record<Packing, (body: Body) => Buffer> = {
  gzip: (body) => gzipSync(body, { level: 6 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

interface AnswerHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly packings?: Iterable<readonly [Packing, Buffer]>
}

/** A body with the entity tag that tells it from others, and with those packings that are known already. */
export function readyAnswer({ status, headers, packings: known = [] }: AnswerHead, given: Body): ReadyAnswer {
  const packings = new Map(known)
  let body = given.length > LONG ? Buffer.from(given) : given
  const size = Buffer.byteLength(body)
  let isSent = false
  return {
    status,
    headers,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    size,
    isWorthPacking: size >= WORTH_PACKING,
    body() {
      if (isSent && typeof body === 'string') body = Buffer.from(body)
      isSent = true
      return body
    },
    packed(packing) {
      const bytes = packings.get(packing) ?? pack[packing](body)
      packings.set(packing, bytes)
      return bytes
    },
  }
}
