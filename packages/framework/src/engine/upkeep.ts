import type { Database } from '#framework/database'
import { pruneLimits } from '#framework/limits'
import { pruneSignals } from '#framework/signals'
import { task, type Task } from '#framework/tasks'

const EVERY_NIGHT = '41 3 * * *'

/** What the engine clears away of its own. */
export function upkeep({ kysely }: Database): readonly Task[] {
  return [
    task('signals.prune', () => pruneSignals(kysely), EVERY_NIGHT),
    task('limits.prune', () => pruneLimits(kysely), EVERY_NIGHT),
  ]
}
