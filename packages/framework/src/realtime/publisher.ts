import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '#framework/engine'
import { createPending, type Batch, type SubscriptionRequest } from './pending.ts'
import { fanOut } from './fan-out.ts'
import type { Topic, Topics } from './subscribers.ts'

/** Milliseconds between batches: changes in between are sent together. */
const BATCH_INTERVAL = 50
/** Milliseconds before a failed batch is sent again. */
const RETRY_DELAY = 1000
/** Milliseconds between checks of ended sessions. */
const SESSION_CHECK_INTERVAL = 60_000

export interface Publisher {
  requestSubscription(request: SubscriptionRequest): void
  viewersChanged(topic: Topic): void
  stop(): Promise<void>
}

/** Sends one batch at a time, so that the number of changes does not raise the number of concurrent queries. */
export function startPublisher(engine: Engine, topics: Topics): Publisher {
  const pending = createPending(topics, (name) => engine.registry.find(name))
  // A batch serves many requests, so it has no request context.
  const asyncScope = new AsyncResource('mela realtime')
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  const publishBatch = async (batch: Batch): Promise<number> => {
    try {
      await fanOut(engine, topics, batch)
      return BATCH_INTERVAL
    } catch (error) {
      engine.settings.onError('realtime', error)
      for (const request of batch.requests) request.respond(false)
      pending.addAllTopics()
      return RETRY_DELAY
    }
  }

  const publishBatches = async (first: Batch) => {
    const { signal } = stopping
    for (let batch: Batch | null = first; batch !== null && !signal.aborted; batch = pending.take())
      await wait(await publishBatch(batch), undefined, { signal, ref: false }).catch(() => undefined)
    running = null
  }

  const publishPending = () => {
    if (running || stopping.signal.aborted) return
    const batch = pending.take()
    if (batch) running = asyncScope.runInAsyncScope(() => publishBatches(batch))
  }

  const unwatch = engine.watch({
    changed(committed) {
      pending.addChanges(committed)
      publishPending()
    },
    missed() {
      pending.addAllTopics()
      publishPending()
    },
  })
  const sessionChecks = setInterval(() => {
    pending.addSessionCheck()
    publishPending()
  }, SESSION_CHECK_INTERVAL).unref()

  return {
    requestSubscription(request) {
      pending.addRequest(request)
      publishPending()
    },
    viewersChanged(topic) {
      pending.addViewers(topic)
      publishPending()
    },
    async stop() {
      unwatch()
      clearInterval(sessionChecks)
      stopping.abort()
      await running
    },
  }
}
