import type { FastifyInstance } from 'fastify'
import { foreignHeaderOf } from '#framework/identity'

/** Says once in the log why demo sign-ins and sandbox payments are refused to requests from elsewhere. */
export function watchDemoRequests(app: FastifyInstance, warn: (line: string) => void): void {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isWarned ? null : foreignHeaderOf(request.raw)
    if (header !== null) {
      isWarned = true
      warn(
        `A request came from elsewhere (its sign: ${header}). Demo sign-ins and sandbox payments are refused to such ` +
          'requests, because everybody knows the demo password. To serve other people through a proxy, start with an ' +
          'empty data folder, MELA_SEED=empty, MELA_PUBLIC_URL and MELA_TRUST_PROXY.',
      )
    }
    done()
  })
}
