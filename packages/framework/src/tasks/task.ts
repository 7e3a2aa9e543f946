import type { Documents } from '#framework/documents'
import type {
  BucketSettings,
  MailSettings,
  MapsSettings,
  MessageSettings,
  PaymentSettings,
} from '#framework/settings'

export type TaskPayload = Readonly<Record<string, string | number | null>>

/** What tasks and reactions may know of the place they run in. */
export interface Site {
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
}

interface Added {
  readonly point: string
}

/** Where a task runs. */
export interface TaskPlace extends Site {
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: { readFrom(extensions: readonly Added[]): readonly T[] }): readonly T[]
}

/** Does a part of the work on behalf of the system, in a transaction of its own; it may run twice before its commit. */
export type Step = <T>(part: (documents: Documents) => Promise<T>) => Promise<T>

/** Work that is done later, on behalf of the system. It may run twice: it must not matter. */
export interface Task {
  readonly name: string
  /** Five cron fields in the site's time zone; null when it runs only as it is asked for. */
  readonly schedule: string | null
  run(payload: TaskPayload, step: Step, place: TaskPlace): Promise<void>
}

/** A task in one transaction. */
export function task(
  name: string,
  run: (payload: TaskPayload, documents: Documents, place: TaskPlace) => Promise<void>,
  schedule: string | null = null,
): Task {
  return {
    name,
    schedule,
    run: (payload, step, place) => step((documents) => run(payload, documents, place)),
  }
}

/** A task in several transactions: for what speaks to the world outside and must hold no connection meanwhile. */
export function taskInSteps(name: string, run: Task['run'], schedule: string | null = null): Task {
  return { name, schedule, run }
}
