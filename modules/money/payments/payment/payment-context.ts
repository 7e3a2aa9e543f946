import type { Context, Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { ExtensionPoint, Origin } from '#framework/modules'
import { administrator } from '#framework/permissions'
import type { SealingPlace } from '#framework/sealing'
import type { PaymentSettings } from '#framework/tasks'

/** Where payments are worked on, be it for a request, a task or a gateway's event. */
export interface PaymentContext {
  readonly settings: {
    readonly timeZone: string
    readonly publicUrl: string
    readonly payments?: PaymentSettings | undefined
    /** The made-up organisation: its payments may be made up too. */
    readonly isDemo?: boolean
  }
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
  /** One transaction on behalf of the system. */
  write<T>(run: (documents: Documents) => Promise<T>): Promise<T>
}

/** Where payments begin: what a payer is given is sealed with the site's own key. */
export interface CheckoutContext extends PaymentContext {
  readonly site: SealingPlace
  /** Made-up payments are refused to whoever asks: see Origin. */
  readonly isDemoRefused?: boolean
}

interface ContextSource {
  readonly site: Pick<Site, 'database' | 'settings' | 'write'>
  readonly extensions: PaymentContext['extensions']
  readonly origin?: Origin
}

/** The place of a method or of a door, out of what it is called with. */
export function createPaymentContext({ site, extensions, origin }: ContextSource): CheckoutContext {
  const { settings } = site
  const isDemoRefused = origin?.isDemoRefused === true
  return { site, settings, extensions, isDemoRefused, write: (run) => site.write(administrator, run) }
}

export function createTaskContext({ site, extensions, inTransaction }: Context): PaymentContext {
  return { settings: site.settings, extensions, write: inTransaction }
}
