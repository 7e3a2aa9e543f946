import type { Documents } from '#framework/documents'

/** What the sandbox must know of the site that it plays for. */
export interface SandboxSettings {
  readonly timeZone: string
  readonly publicUrl: string
  readonly isDemo?: boolean
  readonly payments?:
    | {
        readonly razorpay?: object | undefined
        readonly stripe?: object | undefined
        /** Made-up payments on a site that is no demo. */
        readonly sandbox?: boolean | undefined
        /** Where the site hears of events, without a slash at the end; the public address unless told. */
        readonly hookOrigin?: string | undefined
      }
    | undefined
}

/** Where the sandbox keeps its books: with the house's, in tables of its own that nobody else reads. */
export interface SandboxContext {
  readonly settings: SandboxSettings
  /** One transaction on behalf of the system. */
  write<T>(run: (documents: Documents) => Promise<T>): Promise<T>
}

/** Made-up payments stand on demo sites, and where an operator asks for them: never beside an account that takes money. */
export function isSandboxAllowed({ isDemo, payments }: SandboxSettings): boolean {
  const hasRealGateway = payments?.razorpay !== undefined || payments?.stripe !== undefined
  return !hasRealGateway && (isDemo === true || payments?.sandbox === true)
}
