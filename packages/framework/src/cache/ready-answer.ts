import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ReadyAnswer } from './guest-cache.ts'

// Below this, packing costs more than it saves.
const WORTH_PACKING = 1024

/** Bytes with their ETag; packed once here, so that no request packs them again. */
export function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): ReadyAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isWorthPacking = body.length >= WORTH_PACKING
  return {
    status,
    headers,
    etag,
    body,
    gzip: isWorthPacking ? gzipSync(body, { level: 6 }) : null,
    brotli: isWorthPacking
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : null,
  }
}
