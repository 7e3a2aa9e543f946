import type { FastifyInstance } from 'fastify'

/**
 * How long nobody comes before it counts as quiet, in milliseconds. Whoever comes next is answered more slowly for a while, so a
 * breath between two requests is not enough.
 */
const IDLE_MILLISECONDS = 15_000
/** Fewer requests and connections than these leave nothing worth a pause of a tenth of a second. */
const WORTH_IT = 500

/** A collection that also hands empty pages to the system; V8 on its own keeps them for the next busy minute. */
function collect(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

/** After the start, and after each busy while, memory that is not needed goes back as soon as nobody is waiting. */
export function giveMemoryBack(
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
