import { identityEvents } from '../events.ts'
import { select, text } from '#framework/doctypes'
import type { RateLimit } from '#framework/rate-limit'
import { method, signedInUsers } from '#framework/modules'
import { guest } from '#framework/permissions'
import {
  PAUSE_SECONDS,
  requestLimits,
  requireServedNumber,
  knownContactLimits,
  prefixLimit,
  isWithin,
} from '../codes/code-requests.ts'
import { CODE_SECONDS, issueCode } from '../codes/one-time-code.ts'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { User } from '../user/user.doctype.ts'
import { requireOwnPassword } from '../sign-in/verify-credentials.ts'
import { contactInput, contactOf, contactPurpose, type Contact, requireOwnAccount } from './own-details.ts'
import type { Context } from '#framework/context'
import { on } from '#framework/events'
import type { Documents } from '#framework/documents'
import { sendMessage, type PersonalMessage } from '../messenger.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'

const HOUR = 60 * 60

const DAY = 24 * HOUR

/** Rate limits of the caller over all contacts, so that one account cannot send codes in bulk. */
function requesterLimits(user: string): readonly RateLimit[] {
  return [
    { key: `contact code hour ${user}`, most: 5, seconds: HOUR },
    { key: `contact code day ${user}`, most: 10, seconds: DAY },
  ]
}

/** Requires the password, if there is one, because a stolen session alone must not change the contact. */
async function requireSamePerson(
  context: SignInContext,
  user: string,
  password: string | null,
): Promise<void> {
  const hash = await context.site.read(guest, (documents) =>
    documents.asSystem().secret(User, user, 'password_hash'),
  )
  if (hash !== null) await requireOwnPassword(context, user, password ?? '')
}

async function requireNew({ site }: SignInContext, user: string, { field, value }: Contact): Promise<void> {
  const own = await site.read(guest, (documents) => documents.asSystem().get(User, user))
  if (own[field] === value) throw identityErrors.same_contact()
}

/**
 * Sends a code to the caller's new contact. Other accounts with it are looked up after the response, so that neither
 * its text nor its timing reveals them.
 */
export const requestContactCode = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    ...contactInput,
    password: text({ maxLength: LONGEST_PASSWORD }),
    language: select(['en', 'hi', 'ta']),
  },
  managesOwnTransaction: true,
  async run({ input, caller, site, origin, ctx }) {
    const { user } = caller
    requireOwnAccount(caller)
    const contact = contactOf(input)
    await requireSamePerson(ctx, user, input.password)
    await requireNew(ctx, user, contact)
    if (contact.field === 'phone') await requireServedNumber(site, contact.value)
    const limits = { sentTo: contact.value, purpose: contactPurpose(user), address: origin.address }
    await consumeAttempt(site, [...requesterLimits(user), ...requestLimits(limits)])
    const payload = { user, ...contact, language: input.language }
    await site.write(caller, (documents) =>
      documents.asSystem().emit(identityEvents.contact_code_requested, payload),
    )
    return { expires_in: CODE_SECONDS, again_in: PAUSE_SECONDS }
  },
})

interface Request extends Contact {
  readonly user: string
  readonly language: PersonalMessage['language'] | null
}

async function limitsOf(documents: Documents, { field, value }: Contact): Promise<readonly RateLimit[]> {
  const { codes_per_day } = await readSignInSettings(documents)
  return [...(field === 'phone' ? [prefixLimit(value)] : []), ...knownContactLimits(codes_per_day)]
}

/**
 * Sends the code to the new contact, with a note when another account has it, which only its holder reads. The message
 * belongs to no user, because the caller may read messages of their own account.
 */
async function sendContactCode(request: Request, ctx: Context): Promise<void> {
  const { documents, site } = ctx
  const { user, field, value } = request
  const [account] = await documents.find(User, { where: { name: user, enabled: 1 }, limit: 1 })
  if (!account || !(await isWithin(documents, await limitsOf(documents, request)))) return
  const [holder] = await documents.find(User, { where: { [field]: value }, fields: ['name'], limit: 1 })
  const language = request.language ?? account.language ?? 'en'
  const to = { phone: field === 'phone' ? value : null, email: field === 'email' ? value : null }
  const order = { ...to, purpose: contactPurpose(user), language }
  const code = await issueCode(documents, order, site.settings.timeZone)
  await sendMessage(ctx, documents, {
    template: holder ? 'contact_taken' : 'one_time_code',
    to: { user: null, full_name: null, ...to },
    language,
    values: { code, minutes: String(CODE_SECONDS / 60), host: new URL(site.settings.publicUrl).host },
    secrets: ['code'],
  })
}

export const contactCodeHandler = on(
  identityEvents.contact_code_requested,
  'identity sends a code to a new contact',
  (request, ctx) => sendContactCode(request, ctx),
)
