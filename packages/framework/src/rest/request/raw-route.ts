import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is a way in of a room's own: nothing of the dialect is looked for in its requests. */
    readonly isRawRoute?: boolean
  }
}

/** Whether a request came by a way in that a room opened for itself. */
export function isRawRouteRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isRawRoute === true
}
