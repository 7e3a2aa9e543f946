import type { Database } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Caller } from '#framework/permissions'
import type {
  BucketSettings,
  MailSettings,
  MapsSettings,
  MessageSettings,
  PaymentSettings,
} from '#framework/settings'
import type { Translators } from '#framework/messages'

/** What a method that frames its own work stands on: transactions of its own, and the place it runs in. */
export interface Surroundings {
  readonly database: Database
  readonly settings: {
    readonly timeZone: string
    readonly publicUrl: string
    /** Where files are: the folder, or a bucket instead. */
    readonly dataFolder: string
    readonly files?: BucketSettings | undefined
    /** What the site's own secrets are sealed with: see #framework/encryption. */
    readonly secret?: string | undefined
    readonly payments?: PaymentSettings | undefined
    readonly maps?: MapsSettings | undefined
    readonly mail?: MailSettings | undefined
    readonly messages?: MessageSettings | undefined
    readonly isDemo?: boolean
    readonly onError: (where: string, error: unknown) => void
  }
  /** A translator into every language, for answers that are the same whoever asks. */
  readonly translators: Translators
  /** The clock that documents live by. */
  now(): Date
  read<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
  /** One transaction; what it wrote stays, whatever becomes of the call. */
  write<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
}
