import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { csrfTokenFor, identify, isDemoRefused } from '#framework/identity'
import { deskPolicy } from './pages/content-security-policy.ts'

const PLACE = '<!--csrf-->'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** CSRF token for the page; only for signed-in users. */
async function csrfMark(engine: Engine, request: FastifyRequest): Promise<string> {
  const { session } = await identify(engine, {
    authorization: undefined,
    sid: request.cookies['sid'],
    isDemoRefused: isDemoRefused(engine.settings, request.raw),
  })
  if (!session) return ''
  const token = await csrfTokenFor(engine, session)
  return `<meta name="csrf-token" content="${escaped(token)}">`
}

/** `/desk` and all paths below are one page, which is not cached. */
export function addDeskRoutes(app: FastifyInstance, engine: Engine, folder: string): void {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = page.replace(PLACE, await csrfMark(engine, request))
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': deskPolicy,
      'referrer-policy': 'same-origin',
    }
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  }
  app.get('/desk', handle)
  app.get('/desk/*', handle)
}
