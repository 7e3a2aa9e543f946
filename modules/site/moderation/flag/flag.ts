import { moderationEvents } from '../events.ts'
import type { Site, Context } from '#framework/context'
import { type Doc, type DocType, longText, select, text } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { hashSecret, User } from '#framework/identity'
import { networkOf, consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { anyone, method, type CallOrigin } from '#framework/modules'
import { isGuest, type Caller } from '#framework/permissions'
import type { Documents } from '#framework/documents'
import { MAX_FLAGS, ModerationItem, flagReasons } from '../moderation-item/moderation-item.doctype.ts'
import { itemFor } from '../moderation-item/moderation-item.queries.ts'
import { moderationErrors } from '../errors.ts'
import {
  type FlagStore,
  type ModeratedType,
  type NewFlag,
  type PostWords,
  flagStores,
  moderatedTypes,
} from '../extension-points.ts'
import { setHidden } from '../moderation-item/moderated-fields.ts'
import { dayIn } from '#meta'
import { ModerationSettings } from './moderation-settings.doctype.ts'

const HOUR = 60 * 60

const DAY = 24 * HOUR

/** Rate limit for guests per IP address; a school or a carrier shares one. */
const GUESTS_AN_HOUR = 30

function readModerationSettings(documents: Documents) {
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

export async function flagsNeedReview(documents: Documents): Promise<boolean> {
  const settings = await readModerationSettings(documents)
  if (settings.review !== 'new accounts') return settings.review === 'everybody'
  return isNewcomer(documents, settings)
}

async function limitFor({ documents, origin, site }: Context, what: string): Promise<RateLimit> {
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
 * Counts a post before it is created; new accounts have a lower limit, guests share their IP address's. Shared limits
 * (`wider`) follow. For methods with their own transactions, so that refused calls stay counted.
 */
export async function consumePostingRateLimit(
  ctx: Context,
  what: string,
  wider: readonly RateLimit[] = [],
): Promise<void> {
  const limits = [await limitFor(ctx, what), ...wider]
  const wait = await consumeRateLimit(ctx.site.database.kysely, limits, ctx.documents.now)
  if (wait !== null) throw moderationErrors.too_many(wait)
}

interface Flagged {
  readonly type: DocType
  readonly name: string
  readonly words: PostWords
}

type Item = Doc<typeof ModerationItem>

const MEANWHILE = 'Several people flagged it. The office is looking at it.'

function countsOf(item: Item, flag: NewFlag): number {
  return item.flags.filter(({ user }) => user !== null).length + (flag.user === null ? 0 : 1)
}

/** Adds a flag to the post's item; idempotent per person. */
async function addFlag(documents: Documents, { type, name, words }: Flagged, flag: NewFlag): Promise<void> {
  const { reason, detail, flagger, user } = flag
  const item = await itemFor(documents, { type, name }, words)
  const isKnown = item.flags.some((one) => one.flagger === flagger)
  if (isKnown || item.flags.length >= MAX_FLAGS) return
  const { flags_to_hide } = await readModerationSettings(documents)
  const isTooMuch = item.state !== 'hidden' && countsOf(item, flag) >= flags_to_hide
  await documents.asSystem().save(ModerationItem, item.name, {
    flags: [...item.flags, { reason, detail, flagger, user }],
    flag_count: item.flags.length + 1,
    ...(item.state === 'approved' ? { state: 'waiting' as const } : {}),
    ...(isTooMuch ? { is_hidden_meanwhile: 1 as const } : {}),
  })
  if (isTooMuch && item.is_hidden_meanwhile === 0)
    await setHidden(documents, {
      reference_doctype: type.name,
      reference_name: name,
      because: MEANWHILE,
    })
  await documents.emit(moderationEvents.flagged, { item: item.name, reason })
}

const inQueue = ({ type, words: wordsOf }: ModeratedType): FlagStore => ({
  type,
  async storeFlag(documents, document, flag) {
    const words = wordsOf(document)
    if (flag.user !== null && words.author === flag.user) throw moderationErrors.own_post()
    await addFlag(documents, { type, name: document.name, words }, flag)
  },
})

interface Reading {
  readonly site: Site
  readonly caller: Caller
  readonly type: DocType
  readonly name: string
}

/** Returns a post that the caller may read; the error does not reveal others. */
async function readPost({ site, caller, type, name }: Reading): Promise<Doc<DocType>> {
  try {
    return await site.read(caller, (documents) => documents.get(type, name))
  } catch (error) {
    if (!(error instanceof DialectError) || ![403, 404].includes(error.status)) throw error
    throw moderationErrors.unknown_post()
  }
}

function flaggerOf(caller: Caller, origin: CallOrigin): Pick<NewFlag, 'flagger' | 'user'> {
  const user = isGuest(caller) ? null : caller.user
  return { user, flagger: user ?? hashSecret(`flagged from ${networkOf(origin.address) ?? 'here'}`) }
}

/** Flags a post for moderation. A person counts once, however often they call. */
export const flag = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    reason: select(flagReasons, { required: true }),
    detail: longText({ maxLength: 500 }),
  },
  async run({ input, caller, origin, site, extensions, ctx }) {
    const { reference_doctype, reference_name: name, reason, detail } = input
    await consumePostingRateLimit(ctx, 'flags')
    const keepers = [...extensions(flagStores), ...extensions(moderatedTypes).map(inQueue)]
    const keeper = keepers.find(({ type }) => type.name === reference_doctype)
    if (!keeper) throw moderationErrors.unknown_post()
    const document = await readPost({ site, caller, type: keeper.type, name })
    const flag = { reason, detail, ...flaggerOf(caller, origin) }
    await site.write(caller, (inside) => keeper.storeFlag(inside, document, flag))
    return { flagged: 1 }
  },
})

export interface PostingRules {
  readonly new_account_days: number
  readonly new_account_posts: number
  readonly posts_a_day: number
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

export function isNewAccount(
  { new_account_days }: Pick<PostingRules, 'new_account_days'>,
  account: { readonly madeAt: Date; readonly now: Date },
): boolean {
  return account.now.getTime() - account.madeAt.getTime() < new_account_days * DAY_MILLISECONDS
}

/** Returns the daily limit of an account; a new one's does not exceed the usual one. */
export function allowanceOf({ new_account_posts, posts_a_day }: PostingRules, isNew: boolean): number {
  return isNew ? Math.min(new_account_posts, posts_a_day) : posts_a_day
}
