import type { Context } from '#framework/context'

export type TaskPayload = Readonly<Record<string, string | number | null>>

/** How mail leaves: `smtp://user:password@host:port`, and who it is from. */
export interface MailSettings {
  readonly url: string | undefined
  readonly from: string | undefined
}

/** How text messages leave, and what India's register of senders (DLT) knows us by. */
export interface MessageSettings {
  readonly url: string | undefined
  readonly dltEntityId: string | undefined
  readonly dltOtpTemplateId: string | undefined
}

/** A bucket of a service that speaks S3. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The accounts at gateways that take money for us; where none is set, a demo has its sandbox. */
export interface PaymentSettings {
  readonly razorpay?:
    { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string } | undefined
  readonly stripe?:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined
  /** Made-up payments on a site that is no demo; never beside real ones. */
  readonly sandbox?: boolean | undefined
  /** Where the sandbox tells the site of its events; the public address unless told. */
  readonly hookOrigin?: string | undefined
}

/** The account at the maps service; without one, places come from what the house knows itself. */
export interface MapsSettings {
  readonly key: string
  /** Another place that speaks the service's language, for tests. */
  readonly url?: string | undefined
  /** Milliseconds for one answer, where it is not the usual. */
  readonly patience?: number | undefined
}

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
