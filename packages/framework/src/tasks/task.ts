import type { Context } from '#framework/context'
import type {
  BucketSettings,
  MailSettings,
  MapsSettings,
  MessageSettings,
  PaymentSettings,
} from '#framework/settings'

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
