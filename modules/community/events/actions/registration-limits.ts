import type { Documents } from '#framework/documents'
import { networkOf, takeTurns, type Limit } from '#framework/limits'
import type { Origin, Surroundings } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { eventErrors } from '../errors.ts'

/** Who calls, from where. */
export interface Calling {
  readonly documents: Documents
  readonly origin: Origin
  readonly site: Surroundings
}

const MINUTE = 60

/** A school or a carrier shares one address: it is bounded far above what families do, and a phone is bounded near it. */
const MOST_OF_A_PHONE = 10
const MOST_OF_AN_ADDRESS = 600
const MOST_OF_A_USER = 30

/** Counts an attempt to register before it is made: by the phone that is given, and by who calls. */
export async function takeRegistrationTurn(
  { documents, origin, site }: Calling,
  { phone, event }: { readonly phone: string; readonly event: string },
): Promise<void> {
  const { caller } = documents
  const who: Limit = isGuest(caller)
    ? {
        key: `registers from ${networkOf(origin.address) ?? 'here'}`,
        most: MOST_OF_AN_ADDRESS,
        seconds: MINUTE,
      }
    : { key: `registers ${caller.user}`, most: MOST_OF_A_USER, seconds: MINUTE }
  const limits = [{ key: `registers ${phone} ${event}`, most: MOST_OF_A_PHONE, seconds: MINUTE }, who]
  const wait = await takeTurns(site.database.kysely, limits, documents.now)
  if (wait !== null) throw eventErrors.too_many(wait)
}
