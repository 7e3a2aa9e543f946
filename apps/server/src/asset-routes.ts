import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readyAnswer, type ReadyAnswer } from '#framework/response-cache'
import { sendReady } from '#framework/rest'

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

/** A build puts a hash of the content into a name: such a file never changes. Files that steer the others must be asked for anew. */
function cacheControl(path: string): string {
  if (/(?<![\w-])\w*-[\w-]{8,}\.\w+$/.test(path) || path.endsWith('.woff2')) return YEAR
  return /(sw\.js|\.html|\.webmanifest|registerSW\.js)$/.test(path) ? 'no-cache' : DAY
}

function readAsset(folder: string, path: string): ReadyAnswer {
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
  }
  return readyAnswer(
    { status: 200, headers, packings: packingsOf(join(folder, path)) },
    readFileSync(join(folder, path)),
  )
}

/** The build packs harder than a server could while somebody waits. */
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
  /** Where the folder's files are found, with a slash at the end. */
  readonly prefix: string
  /** Files of the build that are not served as they are. */
  readonly isHidden: (path: string) => boolean
}

/** A built folder: each file is read and packed once, when it is first asked for. */
export function addAssetRoutes(app: FastifyInstance, { folder, prefix, isHidden }: AssetOptions): void {
  for (const path of filesIn(folder).filter((file) => !file.endsWith('.br') && !isHidden(file))) {
    let answer: ReadyAnswer | null = null
    app.get(`${prefix}${path.split('/').map(encodeURIComponent).join('/')}`, (request, reply) => {
      // A new build may have swept the file away under a running server.
      if (!answer && !existsSync(join(folder, path))) return reply.callNotFound()
      return sendReady(request, reply, (answer ??= readAsset(folder, path)))
    })
  }
}
