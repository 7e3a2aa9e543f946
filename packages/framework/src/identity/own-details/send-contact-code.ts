import type { Documents } from '#framework/documents'
import type { RateLimit } from '#framework/rate-limit'
import { on, type Place } from '#framework/modules'
import { knownLimits, prefixLimit } from '../codes/code-limits.ts'
import { CODE_SECONDS, keepCode } from '../codes/keep-code.ts'
import { isWithin } from '../codes/sent-codes.ts'
import { sendMessage, type PersonalMessage } from '../messenger.ts'
import { readSignInSettings } from '../sign-in-settings.doctype.ts'
import { User } from '../user.doctype.ts'
import { contactPurpose, type Contact } from './contact.ts'

export const CONTACT_CODE_REQUESTED = 'identity.contact_code_requested'

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
async function sendContactCode(request: Request, documents: Documents, place: Place): Promise<void> {
  const { user, field, value } = request
  const [asker] = await documents.find(User, { where: { name: user, enabled: 1 }, limit: 1 })
  if (!asker || !(await isWithin(documents, await limitsOf(documents, request)))) return
  const [holder] = await documents.find(User, { where: { [field]: value }, fields: ['name'], limit: 1 })
  const language = request.language ?? asker.language ?? 'en'
  const to = { phone: field === 'phone' ? value : null, email: field === 'email' ? value : null }
  const order = { ...to, purpose: contactPurpose(user), language }
  const code = await keepCode(documents, order, place.timeZone)
  await sendMessage(place, documents, {
    template: holder ? 'contact_taken' : 'one_time_code',
    to: { user: null, full_name: null, ...to },
    language,
    values: { code, minutes: String(CODE_SECONDS / 60), host: new URL(place.publicUrl).host },
    secrets: ['code'],
  })
}

function languageOf(value: unknown): PersonalMessage['language'] | null {
  return value === 'en' || value === 'hi' || value === 'ta' ? value : null
}

export const contactCodeSubscription = on(
  CONTACT_CODE_REQUESTED,
  'identity sends a code to a new contact',
  ({ payload: { user, field, value, language } }, documents, place) => {
    const contact = { field: field === 'phone' ? 'phone' : 'email', value: String(value) } as const
    return sendContactCode(
      { user: String(user), ...contact, language: languageOf(language) },
      documents,
      place,
    )
  },
)
