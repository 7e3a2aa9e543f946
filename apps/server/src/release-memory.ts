import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds without a request before memory is collected. The next request is slower for a while, so a short gap is
 * not enough.
 */
const IDLE_MILLISECONDS = 15_000
/** Requests and connections below which a pause of a tenth of a second is not worth it. */
const WORTH_IT = 500

/** Runs a collection that also returns empty pages to the system, which V8 alone retains. */
function collect(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

export function releaseMemory(
  app: FastifyInstance,
  {
    idleMilliseconds = IDLE_MILLISECONDS,
    giveBack = collect,
  }: { idleMilliseconds?: number; giveBack?: () => void } = {},
): void {
  let since = WORTH_IT
  let isIdle = true
  const come = () => {
    since += 1
    isIdle = false
  }
  app.addHook('onRequest', (_request, _reply, done) => {
    come()
    done()
  })
  app.server.on('upgrade', come)
  const watch = setInterval(() => {
    if (isIdle && since >= WORTH_IT) {
      since = 0
      giveBack()
    }
    isIdle = true
  }, idleMilliseconds).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch)
    done()
  })
}
