import type { Kysely } from 'kysely'
import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss'
import type { Database, Tables } from '#framework/database'
import type { Context } from '#framework/context'
import type {
  BucketSettings,
  MailSettings,
  MapsSettings,
  MessageSettings,
  PaymentSettings,
} from '#framework/settings'

export class UnknownTask extends Error {
  constructor(name: string) {
    super(`No module declares the task ${name}`)
    this.name = 'UnknownTask'
  }
}

/** Tasks in the database: added in the caller's transaction, run by any node. */
export interface TaskQueue {
  start(): Promise<void>
  stop(): Promise<void>
  /** Takes effect with the commit of the connection's transaction. Throws for an undeclared name. */
  add(connection: Kysely<Tables>, name: string, payload: TaskPayload): Promise<void>
  run(name: string, payload?: TaskPayload): Promise<void>
  wake(names: Iterable<string>): void
}

interface TaskQueueOptions {
  readonly database: Database
  readonly tasks: readonly Task[]
  readonly timeZone: string
  run(task: Task, payload: TaskPayload): Promise<void>
  /** Called when a task failed as often as allowed, or was lost with its server: it is not retried. */
  onGivenUp(task: GivenUp): Promise<void>
  onError(error: Error): void
}

const POLLING_SECONDS = 5

const STOP_WITHIN = 10_000

const GIVEN_UP = 'tasks.given_up'

const retries = { retryLimit: 8, retryBackoff: true, retryDelay: 2 }

const watching = { pollingIntervalSeconds: POLLING_SECONDS, includeMetadata: true } as const

async function makeQueue(boss: PgBoss, { name }: Task): Promise<void> {
  const settings = { ...retries, deadLetter: GIVEN_UP }
  await boss.createQueue(name, settings)
  // A queue of an earlier version would keep its old settings otherwise.
  await boss.updateQueue(name, settings)
}

async function startTask(boss: PgBoss, task: Task, { run, timeZone }: TaskQueueOptions): Promise<string> {
  if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: timeZone })
  let worker = ''
  worker = await boss.work<TaskPayload>(
    task.name,
    { pollingIntervalSeconds: POLLING_SECONDS },
    async (jobs) => {
      try {
        for (const job of jobs) await run(task, job.data)
      } finally {
        // More tasks may wait after one was found, so a burst does not wait for the poll interval.
        boss.notifyWorker(worker)
      }
    },
  )
  return worker
}

export function createTaskQueue(queue: TaskQueueOptions): TaskQueue {
  const { database, tasks, onError, onGivenUp } = queue
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'pgboss',
  })
  boss.on('error', onError)
  const workers = new Map<string, string>()
  let ready: Promise<void> | null = null

  const prepare = async () => {
    await boss.start()
    await boss.createQueue(GIVEN_UP, retries)
    for (const one of tasks) await makeQueue(boss, one)
  }

  /** Drops schedules of tasks that no longer exist. */
  const dropOldSchedules = async () => {
    const names = new Set((await boss.getSchedules()).map(({ name }) => name))
    for (const { name, schedule } of tasks) if (schedule) names.delete(name)
    for (const name of names) await boss.unschedule(name)
  }

  /** Tasks may be added before workers start, as by the demo's loading. */
  const beReady = (): Promise<void> => {
    ready ??= prepare().catch((error: unknown) => {
      ready = null
      throw error
    })
    return ready
  }

  const declared = (name: string): Task => {
    const found = tasks.find((task) => task.name === name)
    if (!found) throw new UnknownTask(name)
    return found
  }

  return {
    async start() {
      await beReady()
      await dropOldSchedules()
      for (const one of tasks) workers.set(one.name, await startTask(boss, one, queue))
      await boss.work(GIVEN_UP, watching, async (jobs: JobWithMetadata<TaskPayload>[]) => {
        for (const job of jobs) await onGivenUp(readGivenUp(job))
      })
    },
    async stop() {
      await ready
      await boss.stop({ graceful: true, timeout: STOP_WITHIN })
      ready = null
    },
    async add(connection, name, payload) {
      const { name: queueName } = declared(name)
      await beReady()
      await boss.send(queueName, payload, { db: fromKysely(connection) })
    },
    run: async (name, payload = {}) => queue.run(declared(name), payload),
    wake(names) {
      for (const name of names) {
        const worker = workers.get(name)
        if (worker !== undefined) boss.notifyWorker(worker)
      }
    },
  }
}

export interface GivenUp {
  readonly task: string
  readonly payload: TaskPayload
  readonly attempts: number
  readonly error: string
}

function reasonIn(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message)
  return 'It ended without a word: its server stopped, or it ran for too long'
}

function readGivenUp(
  job: Pick<JobWithMetadata<TaskPayload>, 'data' | 'sourceName' | 'sourceRetryCount' | 'sourceOutput'>,
): GivenUp {
  return {
    task: job.sourceName ?? '',
    payload: job.data,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    error: reasonIn(job.sourceOutput),
  }
}

export type TaskPayload = Readonly<Record<string, string | number | null>>

export interface SiteSettings {
  readonly dataFolder: string
  /** IANA name of the site's time zone, which defines 'today'. */
  readonly timeZone: string
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly mail?: MailSettings
  readonly messages?: MessageSettings
  readonly files?: BucketSettings | undefined
  readonly payments?: PaymentSettings | undefined
  readonly maps?: MapsSettings | undefined
  /** True for the demo on this machine alone, where secrets may be readable. */
  readonly isDemo?: boolean
  /** Encryption secret; without it one is generated and stored in the database. */
  readonly secret?: string | undefined
  /** Reports an error outside of a response, and the request that caused it. */
  readonly onError: (where: string, error: unknown, request?: string) => void
}

type RunTask = (payload: TaskPayload, ctx: Context) => Promise<void>

/** Work done later, on behalf of the system. It may run twice, so it must be idempotent. */
export interface Task {
  readonly name: string
  /** Five cron fields in the site's time zone; null when it runs only on request. */
  readonly schedule: string | null
  /** True when the context has no transaction: `ctx.inTransaction` opens one for each part. */
  readonly managesOwnTransaction: boolean
  readonly run: RunTask
}

export function task(name: string, run: RunTask, schedule: string | null = null): Task {
  return { name, schedule, managesOwnTransaction: false, run }
}

/** A task in several transactions: for calls to other services, which must hold no connection. */
export function taskInSteps(name: string, run: RunTask, schedule: string | null = null): Task {
  return { name, schedule, managesOwnTransaction: true, run }
}
