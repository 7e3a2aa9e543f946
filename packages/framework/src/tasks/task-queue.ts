import type { Kysely } from 'kysely'
import { PgBoss, fromKysely } from 'pg-boss'
import type { Database, Tables } from '#framework/database'
import type { Task, TaskPayload } from './task.ts'

/** Tasks kept in the database: added with the caller's transaction, worked off by any node. */
export interface TaskQueue {
  start(): Promise<void>
  /** Lets running tasks end, within a bound. */
  stop(): Promise<void>
  /** Becomes real with the commit of the connection's transaction. Throws for a name that no room declared. */
  add(connection: Kysely<Tables>, name: string, payload: TaskPayload): Promise<void>
  /** Workers look at once instead of at their next turn. */
  wake(): void
}

interface TaskQueueOptions {
  readonly database: Database
  readonly tasks: readonly Task[]
  readonly timeZone: string
  run(task: Task, payload: TaskPayload): Promise<void>
  onError(error: Error): void
}

const POLLING_SECONDS = 5
const STOP_WITHIN = 10_000
const retries = { retryLimit: 8, retryBackoff: true, retryDelay: 2 }

async function startTask(boss: PgBoss, task: Task, options: TaskQueueOptions): Promise<string> {
  await boss.createQueue(task.name, retries)
  if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: options.timeZone })
  return boss.work<TaskPayload>(task.name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
    for (const job of jobs) await options.run(task, job.data)
  })
}

export function createTaskQueue(options: TaskQueueOptions): TaskQueue {
  const { database, tasks, onError } = options
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'pgboss',
  })
  boss.on('error', onError)
  const workers: string[] = []
  return {
    async start() {
      await boss.start()
      for (const one of tasks) workers.push(await startTask(boss, one, options))
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN }),
    async add(connection, name, payload) {
      if (!tasks.some((task) => task.name === name)) throw new Error(`No room declares the task ${name}`)
      await boss.send(name, payload, { db: fromKysely(connection) })
    },
    wake: () => workers.forEach((worker) => boss.notifyWorker(worker)),
  }
}
