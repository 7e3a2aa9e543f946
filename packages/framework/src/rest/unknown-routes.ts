import type { FastifyInstance, FastifyRequest } from 'fastify'
import { restErrors } from './errors.ts'

async function refuse({ method, url }: FastifyRequest): Promise<never> {
  throw restErrors.unknownAddress(method, url.split('?', 1)[0] ?? '')
}

/** What looks like a call but is none, `/api/v2` among it: 404 `DoesNotExistError`, never a page. */
export function addUnknownRoutes(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*'])
    app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: refuse })
}
