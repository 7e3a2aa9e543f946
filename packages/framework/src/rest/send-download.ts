import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Download } from '#framework/modules'

/** Names beyond ASCII stand percent-encoded beside a plain one (RFC 6266). */
function disposition({ fileName, isShown }: Download): string {
  const plain = fileName.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** What a browser shows itself (a PDF) needs its viewer, and nothing from elsewhere. */
const SHOWN_POLICY =
  "default-src 'none'; object-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The body of a download, for whoever sends the reply; its pieces are made no faster than they are taken. */
export function downloadBody(reply: FastifyReply, download: Download): Readable {
  const { contentType, pieces } = download
  if (download.isShown) reply.header('content-security-policy', SHOWN_POLICY)
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition(download),
    'cache-control': 'private, no-store',
  })
  return Readable.from(pieces, { objectMode: false })
}
