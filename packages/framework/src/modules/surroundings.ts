import type { Database } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Caller } from '#framework/permissions'

/** What a method that frames its own work stands on: transactions of its own, and the place it runs in. */
export interface Surroundings {
  readonly database: Database
  readonly settings: {
    readonly timeZone: string
    readonly publicUrl: string
    /** What the site's own secrets are sealed with: see #framework/sealing. */
    readonly secret?: string | undefined
    readonly onError: (where: string, error: unknown) => void
  }
  /** The clock that documents live by. */
  now(): Date
  read<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
  /** One transaction; what it wrote stays, whatever becomes of the call. */
  write<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
}
