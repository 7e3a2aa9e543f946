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

/** A task that no room declares: a programmer's mistake, or what is left of a room that has changed since. */
export class UnknownTask extends Error {
  constructor(name: string) {
    super(`No room declares the task ${name}`)
    this.name = 'UnknownTask'
  }
}

/** Tasks kept in the database: added with the caller's transaction, worked off by any node. */
export interface TaskQueue {
  start(): Promise<void>
  /** Lets running tasks end, within a bound. */
  stop(): Promise<void>
  /** Becomes real with the commit of the connection's transaction. Throws for a name that no room declared. */
  add(connection: Kysely<Tables>, name: string, payload: TaskPayload): Promise<void>
  /** Does a task at once, beside the queue. */
  run(name: string, payload?: TaskPayload): Promise<void>
  /** The workers of these tasks look at once instead of at their next turn. */
  wake(names: Iterable<string>): void
}

interface TaskQueueOptions {
  readonly database: Database
  readonly tasks: readonly Task[]
  readonly timeZone: string
  run(task: Task, payload: TaskPayload): Promise<void>
  /** A task failed as often as it may, or died with its servers: it will not be tried again by itself. */
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
  // A queue that an earlier version made keeps its old settings otherwise.
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
        // Where one was, there may be more: what came in a burst does not wait for a turn each.
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
  /** By task. */
  const workers = new Map<string, string>()
  let ready: Promise<void> | null = null

  const prepare = async () => {
    await boss.start()
    await boss.createQueue(GIVEN_UP, retries)
    for (const one of tasks) await makeQueue(boss, one)
  }

  /** Nobody works off what an earlier version scheduled under a name that is gone. */
  const dropOldSchedules = async () => {
    const names = new Set((await boss.getSchedules()).map(({ name }) => name))
    for (const { name, schedule } of tasks) if (schedule) names.delete(name)
    for (const name of names) await boss.unschedule(name)
  }

  /** Tasks may be added before anybody works them off, as by the demo's loading. */
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

/** A task that will not be tried again by itself. */
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

/** What pg-boss knows of a job that it moved among the dead. */
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

/** What the operator set for a site. */
export interface SiteSettings {
  /** Folder for files and what is derived from them. */
  readonly dataFolder: string
  /** IANA name of the site's time zone: what 'today' means. */
  readonly timeZone: string
  /** Address under which people reach the site, without a slash at the end. */
  readonly publicUrl: string
  readonly mail?: MailSettings
  readonly messages?: MessageSettings
  /** Where files are kept instead of the data folder. */
  readonly files?: BucketSettings | undefined
  readonly payments?: PaymentSettings | undefined
  readonly maps?: MapsSettings | undefined
  /** The made-up organisation on this machine alone: what is secret elsewhere may be read here. */
  readonly isDemo?: boolean
  /** What the site's own secrets are encrypted with; without it one is made and stored in the database. */
  readonly secret?: string | undefined
  /** Reports what went wrong where nobody waits for a response, and for which request. */
  readonly onError: (where: string, error: unknown, request?: string) => void
}

type RunTask = (payload: TaskPayload, ctx: Context) => Promise<void>

/** Work that is done later, on behalf of the system. It may run twice: it must not matter. */
export interface Task {
  readonly name: string
  /** Five cron fields in the site's time zone; null when it runs only as it is asked for. */
  readonly schedule: string | null
  /** Its context has no transaction: `ctx.inTransaction` opens one for each part. */
  readonly managesOwnTransaction: boolean
  readonly run: RunTask
}

/** A task in one transaction. */
export function task(name: string, run: RunTask, schedule: string | null = null): Task {
  return { name, schedule, managesOwnTransaction: false, run }
}

/** A task in several transactions: for what speaks to the world outside and must hold no connection meanwhile. */
export function taskInSteps(name: string, run: RunTask, schedule: string | null = null): Task {
  return { name, schedule, managesOwnTransaction: true, run }
}
