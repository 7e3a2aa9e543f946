import { pruneAccessLog } from '#framework/access-log'
import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { pruneLimits } from '#framework/limits'
import { pruneSignals } from '#framework/signals'
import { task, taskInSteps, type Task } from '#framework/tasks'

const EVERY_NIGHT = '41 3 * * *'

/** What the engine clears away of its own. */
export function upkeep(database: Database, registry: Registry): readonly Task[] {
  const { kysely } = database
  return [
    task('signals.prune', () => pruneSignals(kysely), EVERY_NIGHT),
    task('limits.prune', () => pruneLimits(kysely), EVERY_NIGHT),
    taskInSteps('access_log.prune', () => pruneAccessLog(database, registry), EVERY_NIGHT),
  ]
}
