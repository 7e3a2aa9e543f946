import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { encodedResponse, type EncodedResponse } from '#framework/response-cache'
import { sendEncoded } from '#framework/rest'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** Caches hashed files for ever, because a build hashes their content into the name; entry files are revalidated. */
function cacheControl(path: string): string {
  if (/(?<![\w-])\w*-[\w-]{8,}\.\w+$/.test(path) || path.endsWith('.woff2')) return YEAR
  return /(sw\.js|\.html|\.webmanifest|registerSW\.js)$/.test(path) ? 'no-cache' : DAY
}

function readAsset(folder: string, path: string): EncodedResponse {
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
  }
  return encodedResponse(
    { status: 200, headers, compressions: packingsOf(join(folder, path)) },
    readFileSync(join(folder, path)),
  )
}

/** Files compressed by the build, which can compress more than a server during a request. */
function packingsOf(file: string): readonly (readonly ['br', Buffer])[] {
  const packed = `${file}.br`
  return existsSync(packed) ? [['br', readFileSync(packed)]] : []
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

interface AssetOptions {
  readonly folder: string
  readonly prefix: string
  readonly isHidden: (path: string) => boolean
}

export function addAssetRoutes(app: FastifyInstance, { folder, prefix, isHidden }: AssetOptions): void {
  for (const path of filesIn(folder).filter((file) => !file.endsWith('.br') && !isHidden(file))) {
    let response: EncodedResponse | null = null
    app.get(`${prefix}${path.split('/').map(encodeURIComponent).join('/')}`, (request, reply) => {
      // A new build may have removed the file under a running server.
      if (!response && !existsSync(join(folder, path))) return reply.callNotFound()
      return sendEncoded(request, reply, (response ??= readAsset(folder, path)))
    })
  }
}
