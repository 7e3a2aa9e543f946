import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { networkOf, takeTurns, type Limit } from '#framework/limits'
import type { Origin, Surroundings } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { dayIn } from '#meta'
import { ModerationSettings } from '../doctypes/moderation-settings.doctype.ts'
import { moderationErrors } from '../errors.ts'
import { allowanceOf, isNewAccount, type PostingRules } from '../rules/allowance.ts'

/** Who posts something, and from where. */
export interface Poster {
  readonly documents: Documents
  readonly origin: Origin
  readonly site: Surroundings
}

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** A school or a carrier shares one address. */
const GUESTS_AN_HOUR = 30

/** The one settings document. */
export function readModerationSettings(documents: Documents) {
  return documents.asSystem().get(ModerationSettings, ModerationSettings.name)
}

async function isNewcomer(documents: Documents, rules: PostingRules): Promise<boolean> {
  const [account] = await documents.asSystem().find(User, {
    where: { name: documents.caller.user },
    fields: ['creation'],
    limit: 1,
  })
  if (!account) return true
  const { new_account_days } = rules
  const madeAt = new Date(`${account.creation.slice(0, 10)}T00:00:00Z`)
  return isNewAccount({ new_account_days }, { madeAt, now: new Date(`${documents.today}T00:00:00Z`) })
}

/** Whether the office looks at what the caller posts before others see it. */
export async function needsReview(documents: Documents): Promise<boolean> {
  const settings = await readModerationSettings(documents)
  if (settings.review !== 'new accounts') return settings.review === 'everybody'
  return isNewcomer(documents, settings)
}

async function limitFor({ documents, origin, site }: Poster, what: string): Promise<Limit> {
  const { caller, now } = documents
  if (isGuest(caller)) {
    const network = networkOf(origin.address) ?? 'here'
    return { key: `${what} by ${network}`, most: GUESTS_AN_HOUR, seconds: HOUR }
  }
  const settings = await readModerationSettings(documents)
  const most = allowanceOf(settings, await isNewcomer(documents, settings))
  const day = dayIn(site.settings.timeZone, now)
  return { key: `${what} by ${caller.user} on ${day}`, most, seconds: DAY }
}

/**
 * Counts one post of the caller, before it is made: new accounts have fewer in a day, and guests share those of their
 * address. `wider` limits, which others share, are counted after that. For methods that frame themselves: what is counted stays counted.
 */
export async function takePostingTurn(
  poster: Poster,
  what: string,
  wider: readonly Limit[] = [],
): Promise<void> {
  const limits = [await limitFor(poster, what), ...wider]
  const wait = await takeTurns(poster.site.database.kysely, limits, poster.documents.now)
  if (wait !== null) throw moderationErrors.too_many(wait)
}
