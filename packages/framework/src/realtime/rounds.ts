import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '#framework/engine'
import { createPending, type Batch, type SubscriptionRequest } from './pending.ts'
import { holdRound } from './round.ts'
import type { Topic, Topics } from './subscribers.ts'

/** Milliseconds between rounds: changes in between are sent together. */
const PAUSE = 50
/** Milliseconds before a failed round is repeated. */
const PAUSE_AFTER_FAILURE = 1000
/** Milliseconds between checks of ended sessions. */
const ROLL_CALL = 60_000

export interface Rounds {
  requestSubscription(request: SubscriptionRequest): void
  viewersChanged(topic: Topic): void
  stop(): Promise<void>
}

/** Runs one round at a time, so that the number of changes does not raise the number of concurrent queries. */
export function startRounds(engine: Engine, topics: Topics): Rounds {
  const pending = createPending(topics, (name) => engine.registry.find(name))
  // A round belongs to no one request.
  const outside = new AsyncResource('mela realtime')
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  const hold = async (batch: Batch): Promise<number> => {
    try {
      await holdRound(engine, topics, batch)
      return PAUSE
    } catch (error) {
      engine.settings.onError('realtime', error)
      for (const request of batch.requests) request.answer(false)
      pending.addEverything()
      return PAUSE_AFTER_FAILURE
    }
  }

  const run = async (first: Batch) => {
    const { signal } = stopping
    for (let batch: Batch | null = first; batch !== null && !signal.aborted; batch = pending.take())
      await wait(await hold(batch), undefined, { signal, ref: false }).catch(() => undefined)
    running = null
  }

  const wake = () => {
    if (running || stopping.signal.aborted) return
    const batch = pending.take()
    if (batch) running = outside.runInAsyncScope(() => run(batch))
  }

  const unwatch = engine.watch({
    changed(committed) {
      pending.addChanges(committed)
      wake()
    },
    missed() {
      pending.addEverything()
      wake()
    },
  })
  const rollCalls = setInterval(() => {
    pending.addRollCall()
    wake()
  }, ROLL_CALL).unref()

  return {
    requestSubscription(request) {
      pending.addRequest(request)
      wake()
    },
    viewersChanged(topic) {
      pending.addViewers(topic)
      wake()
    },
    async stop() {
      unwatch()
      clearInterval(rollCalls)
      stopping.abort()
      await running
    },
  }
}
