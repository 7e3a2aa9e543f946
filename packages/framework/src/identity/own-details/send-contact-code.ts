import { identityEvents } from '../events.ts'
import type { Context } from '#framework/context'
import { on } from '#framework/events'
import type { Documents } from '#framework/documents'
import type { RateLimit } from '#framework/rate-limit'
import { knownLimits, prefixLimit } from '../codes/code-limits.ts'
import { CODE_SECONDS, issueCode } from '../codes/issue-code.ts'
import { isWithin } from '../codes/sent-codes.ts'
import { sendMessage, type PersonalMessage } from '../messenger.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { User } from '../user/user.doctype.ts'
import { contactPurpose, type Contact } from './contact.ts'

interface Request extends Contact {
  readonly user: string
  readonly language: PersonalMessage['language'] | null
}

async function limitsOf(documents: Documents, { field, value }: Contact): Promise<readonly RateLimit[]> {
  const { codes_per_day } = await readSignInSettings(documents)
  return [...(field === 'phone' ? [prefixLimit(value)] : []), ...knownLimits(codes_per_day)]
}

/**
 * The code goes to the new contact. Where another account has it, the message says so: only its holder learns that. The
 * message belongs to no user, for whoever asked may read what their account was told.
 */
async function sendContactCode(request: Request, ctx: Context): Promise<void> {
  const { documents, site } = ctx
  const { user, field, value } = request
  const [asker] = await documents.find(User, { where: { name: user, enabled: 1 }, limit: 1 })
  if (!asker || !(await isWithin(documents, await limitsOf(documents, request)))) return
  const [holder] = await documents.find(User, { where: { [field]: value }, fields: ['name'], limit: 1 })
  const language = request.language ?? asker.language ?? 'en'
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
