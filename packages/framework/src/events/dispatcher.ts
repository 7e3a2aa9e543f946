/** Runs a round of deliveries whenever it is woken, one at a time, and now and then by itself. */
export interface Dispatcher {
  start(): void
  wake(): void
  /** Runs a round now, and settles when everything that waited has been tried. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const POLL_EVERY = 5_000

/** `deliver` runs one round, and says whether another one may find more. */
export function createDispatcher(
  deliver: () => Promise<boolean>,
  onError: (error: unknown) => void,
): Dispatcher {
  let running: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | null = null

  const rounds = async () => {
    while (isWanted) {
      isWanted = false
      const mayBeMore = await deliver().catch(onError)
      if (mayBeMore === true && !isStopped) isWanted = true
    }
    running = null
  }

  const wake = () => {
    isWanted = true
    running ??= rounds()
  }

  return {
    start() {
      isStopped = false
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
      isStopped = true
      isWanted = false
      await running
    },
  }
}
