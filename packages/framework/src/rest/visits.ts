import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visiting } from '#framework/access-log'
import { methodName } from './call-method.ts'
import { resourcePath } from './resource-path.ts'

/**
 * An address as the log of reads names it: one spelling for each document, list and method, whichever version, encoding or
 * slash the request chose.
 */
function canonicalPath(path: string): string {
  if (/^\/api\/(?:v1\/)?method\//.test(path)) return `/api/method/${methodName(path)}`
  if (!/^\/api\/(?:v1\/)?resource\//.test(path)) return path
  const { doctype, name } = resourcePath(path)
  return ['/api/resource', ...[doctype, name ?? []].flat().map(encodeURIComponent)].join('/')
}

/** What a request runs, as the log of reads names it, unless the router finds that it names a command. */
function addressOf({ method, url }: FastifyRequest): string {
  return `${method} ${canonicalPath(url.split('?', 1)[0] ?? '')}`
}

/** Whatever a request makes the server read is read on behalf of whoever sent it. */
export function noteVisits(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => visiting(() => addressOf(request), done))
}
