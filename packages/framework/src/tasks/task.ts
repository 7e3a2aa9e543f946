import type { Documents } from '#framework/documents'

export type TaskPayload = Readonly<Record<string, string | number | null>>

/** What tasks and reactions may know of the place they run in. */
export interface Site {
  /** Folder for files and what is derived from them. */
  readonly dataFolder: string
}

/** Work that is done later, on behalf of the system, in a transaction of its own. It may run twice: it must not matter. */
export interface Task {
  readonly name: string
  /** Five cron fields in the site's time zone; null when it runs only as it is asked for. */
  readonly schedule: string | null
  run(payload: TaskPayload, documents: Documents, site: Site): Promise<void>
}

export function task(name: string, run: Task['run'], schedule: string | null = null): Task {
  return { name, schedule, run }
}
