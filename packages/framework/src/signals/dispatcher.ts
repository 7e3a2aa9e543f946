/** Runs a round of deliveries whenever it is woken, one at a time, and now and then by itself. */
export interface Dispatcher {
  start(): void
  wake(): void
  /** Runs a round now, and settles when everything that waited has been tried. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const POLL_EVERY = 5_000

export function createDispatcher(
  deliver: () => Promise<void>,
  onError: (error: unknown) => void,
): Dispatcher {
  let running: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | null = null

  const rounds = async () => {
    while (isWanted) {
      isWanted = false
      await deliver().catch(onError)
    }
    running = null
  }

  const wake = () => {
    isWanted = true
    running ??= rounds()
  }

  return {
    start() {
      timer = setInterval(wake, POLL_EVERY)
      timer.unref()
      wake()
    },
    wake() {
      if (timer) wake()
    },
    async drain() {
      wake()
      await running
    },
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      isWanted = false
      await running
    },
  }
}
