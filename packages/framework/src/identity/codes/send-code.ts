import { randomInt } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { on, type Place } from '#framework/modules'
import { datetimeIn } from '#meta'
import { sendMessage, type PersonalMessage } from '../messenger.ts'
import { hashPassword } from '../passwords.ts'
import { readSignInSettings } from '../sign-in-settings.doctype.ts'
import { User } from '../user.doctype.ts'
import { CODE_REQUESTED, SIGN_IN } from './ask-for-code.ts'
import { OneTimeCode, subjectOf } from './one-time-code.doctype.ts'

export const CODE_SECONDS = 5 * 60
const DIGITS = 6

type Recipient = PersonalMessage['to'] & { readonly language: PersonalMessage['language'] | null }

interface Request {
  readonly phone: string
  readonly purpose: string
  readonly language: PersonalMessage['language'] | null
}

function randomCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Keeps a new code instead of the one before; only its hash stays. */
async function keepCode(documents: Documents, request: Request, timeZone: string): Promise<string> {
  const subject = subjectOf(request.phone, request.purpose)
  const before = await documents.find(OneTimeCode, { where: { subject }, fields: ['name'] })
  for (const { name } of before) await documents.delete(OneTimeCode, name)
  const code = randomCode()
  const expires = datetimeIn(timeZone, new Date(documents.now.getTime() + CODE_SECONDS * 1000))
  await documents.insert(OneTimeCode, { ...request, subject, code_hash: await hashPassword(code), expires })
  return code
}

/** Null when nothing may be sent: to a user who is switched off, or to a stranger while no accounts are opened. */
async function recipientOf(documents: Documents, { phone, purpose }: Request): Promise<Recipient | null> {
  const [user] = await documents.find(User, { where: { phone }, limit: 1 })
  if (user?.enabled === 0) return null
  if (user) return { user: user.name, full_name: user.full_name, email: null, phone, language: user.language }
  const isOpen = purpose !== SIGN_IN || (await readSignInSettings(documents)).is_registration_open === 1
  return isOpen ? { user: null, full_name: null, email: null, phone, language: null } : null
}

async function sendCode(request: Request, documents: Documents, place: Place): Promise<void> {
  const recipient = await recipientOf(documents, request)
  if (!recipient) return
  const { language, ...to } = recipient
  const code = await keepCode(documents, request, place.timeZone)
  await sendMessage(place, documents, {
    template: 'one_time_code',
    to,
    language: request.language ?? language ?? 'en',
    values: { code, minutes: String(CODE_SECONDS / 60), host: new URL(place.publicUrl).host },
    secrets: ['code'],
  })
}

function languageOf(value: unknown): PersonalMessage['language'] | null {
  return value === 'en' || value === 'hi' || value === 'ta' ? value : null
}

export const codeSubscription = on(CODE_REQUESTED, 'identity sends a code', (signal, documents, place) => {
  const { phone, purpose, language } = signal.payload
  const request = { phone: String(phone), purpose: String(purpose), language: languageOf(language) }
  return sendCode(request, documents, place)
})
