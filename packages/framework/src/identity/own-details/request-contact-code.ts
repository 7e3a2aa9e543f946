import { identityEvents } from '../events.ts'
import { select, text } from '#framework/doctypes'
import type { RateLimit } from '#framework/rate-limit'
import { method, signedInUsers } from '#framework/modules'
import { guest } from '#framework/permissions'
import { PAUSE_SECONDS, requestLimits } from '../codes/code-limits.ts'
import { requireServedNumber } from '../codes/ask-for-code.ts'
import { CODE_SECONDS } from '../codes/issue-code.ts'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { User } from '../user/user.doctype.ts'
import { requireOwnPassword } from '../password/verify-password.ts'
import { contactInput, contactOf, contactPurpose, type Contact } from './contact.ts'
import { requireOwnAccount } from './own-account.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Whatever contact they name: nobody has codes sent all over the country from one account. */
function askerLimits(user: string): readonly RateLimit[] {
  return [
    { key: `contact code hour ${user}`, most: 5, seconds: HOUR },
    { key: `contact code day ${user}`, most: 10, seconds: DAY },
  ]
}

/** A stolen session alone cannot move an account: its password is asked, if there is one. */
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
 * Sends a code to a new email address or mobile number of the caller's. Whether somebody else has it is found out after
 * the answer has left: neither its words nor its time tell.
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
  async run({ input, caller, site, origin }) {
    const context = { site, origin }
    const { user } = caller
    requireOwnAccount(caller)
    const contact = contactOf(input)
    await requireSamePerson(context, user, input.password)
    await requireNew(context, user, contact)
    if (contact.field === 'phone') await requireServedNumber(site, contact.value)
    const limits = { sentTo: contact.value, purpose: contactPurpose(user), address: origin.address }
    await consumeAttempt(site, [...askerLimits(user), ...requestLimits(limits)])
    const payload = { user, ...contact, language: input.language }
    await site.write(caller, (documents) =>
      documents.asSystem().emit(identityEvents.contact_code_requested, payload),
    )
    return { expires_in: CODE_SECONDS, again_in: PAUSE_SECONDS }
  },
})
