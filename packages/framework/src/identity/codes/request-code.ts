import { phone, select } from '#framework/doctypes'
import { anyone, method, extensionPoint } from '#framework/modules'
import {
  requestOneTimeCode,
  SIGN_IN,
  PAUSE_SECONDS,
  knownContactLimits,
  newContactLimits,
  isWithin,
} from './code-requests.ts'
import { CODE_SECONDS, issueCode, type NewCode } from './one-time-code.ts'
import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { RateLimit } from '#framework/rate-limit'
import { on } from '#framework/events'
import { identityEvents } from '../events.ts'
import { sendMessage, type PersonalMessage } from '../messenger.ts'
import { contactOf, type Contact } from '../own-details/own-details.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { User } from '../user/user.doctype.ts'

/** Requests a code for sign-in or registration. The response does not reveal whether the number has an account. */
export const requestCode = method({
  access: anyone,
  input: { phone: phone({ required: true }), language: select(['en', 'hi', 'ta']) },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input: { phone: value, language }, ctx }) {
    const sentTo = { field: 'phone', value } as const
    await requestOneTimeCode(ctx, { sentTo, language, purpose: SIGN_IN })
    return { expires_in: CODE_SECONDS, again_in: PAUSE_SECONDS }
  },
})

/**
 * Recipients of codes of a purpose. For other contacts a code is stored in the same way but not sent, so that timing
 * does not reveal known contacts.
 */
export interface CodeAudience {
  readonly purpose: string
  includes(documents: Documents, contact: Contact, purpose: string): Promise<boolean>
}

export const codeAudience = extensionPoint<CodeAudience>('identity.code_audience')

function audienceFor(audiences: readonly CodeAudience[], purpose: string): CodeAudience | undefined {
  return audiences.find((one) => purpose === one.purpose || purpose.startsWith(`${one.purpose} `))
}

type Recipient = PersonalMessage['to'] & { readonly language: PersonalMessage['language'] | null }

interface Request {
  readonly contact: Contact
  readonly purpose: string
  readonly language: PersonalMessage['language'] | null
  readonly network: string | null
}

/** Null when no code may be sent: to a disabled user, or to an unknown contact while registration is closed. */
async function recipientOf(documents: Documents, { contact, purpose }: Request): Promise<Recipient | null> {
  const { field, value } = contact
  const [user] = await documents.find(User, { where: { [field]: value }, limit: 1 })
  if (user?.enabled === 0) return null
  const to = { email: field === 'email' ? value : null, phone: field === 'phone' ? value : null }
  if (user) return { user: user.name, full_name: user.full_name, ...to, language: user.language }
  const isOpen = purpose !== SIGN_IN || (await readSignInSettings(documents)).is_registration_open === 1
  return isOpen ? { user: null, full_name: null, ...to, language: null } : null
}

interface LimitedRequest {
  readonly request: Request
  readonly isKnown: boolean
}

async function limitsOf(
  documents: Documents,
  { request, isKnown }: LimitedRequest,
): Promise<readonly RateLimit[]> {
  const { codes_per_day, new_codes_per_day } = await readSignInSettings(documents)
  const { contact, network } = request
  return isKnown
    ? knownContactLimits(codes_per_day)
    : newContactLimits({ contact, network, perDay: new_codes_per_day ?? 0 })
}

async function mayStillSend(documents: Documents, limited: LimitedRequest): Promise<boolean> {
  return isWithin(documents, await limitsOf(documents, limited))
}

interface CodeMessage {
  readonly request: Request
  readonly recipient: Recipient
  readonly code: string
}

async function send(ctx: Context, { request, recipient, code }: CodeMessage): Promise<void> {
  const { language, ...to } = recipient
  await sendMessage(ctx, ctx.documents, {
    template: 'one_time_code',
    to,
    language: request.language ?? language ?? 'en',
    values: { code, minutes: String(CODE_SECONDS / 60), host: new URL(ctx.site.settings.publicUrl).host },
    secrets: ['code'],
  })
}

const newCodeOf = ({ contact: { field, value }, purpose, language }: Request): NewCode => ({
  ...{ phone: null, [field]: value },
  ...{ purpose, language },
})

async function sendToAudience(
  ctx: Context,
  { request, audience }: { readonly request: Request; readonly audience: CodeAudience },
): Promise<void> {
  const { documents, site } = ctx
  const code = await issueCode(documents, newCodeOf(request), site.settings.timeZone)
  const recipient = await recipientOf(documents, request)
  const isRecipient = await audience.includes(documents, request.contact, request.purpose)
  if (!recipient || !isRecipient || !(await mayStillSend(documents, { request, isKnown: true }))) return
  await send(ctx, { request, recipient, code })
}

async function sendCode(request: Request, ctx: Context): Promise<void> {
  const { documents, site } = ctx
  const audience = audienceFor(ctx.extensions(codeAudience), request.purpose)
  if (audience) return sendToAudience(ctx, { request, audience })
  const recipient = await recipientOf(documents, request)
  if (!recipient) return
  if (!(await mayStillSend(documents, { request, isKnown: recipient.user !== null }))) return
  const code = await issueCode(documents, newCodeOf(request), site.settings.timeZone)
  await send(ctx, { request, recipient, code })
}

export const codeHandler = on(
  identityEvents.code_requested,
  'identity sends a code',
  ({ phone = null, email = null, ...request }, ctx) =>
    sendCode({ ...request, contact: contactOf({ phone, email }) }, ctx),
)
