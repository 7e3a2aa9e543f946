import { call, clientSettings, methodRequest, sendRaw, MelaError } from '#client'
import { isContent, textIn } from '../../data/content.ts'
import { storeKeys, type DeviceKeys } from '../../data/account.ts'
import type { Language, MessageId } from '#design/messages'
import { storeAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import type { Translate } from '../../language/text.ts'

export type SignInOutcome =
  | { at: 'in' }
  /** A second proof is asked for. */
  | { at: 'second proof'; halfSignIn: string }
  /** An authenticator app must be set up first; the desk does that. */
  | { at: 'desk first' }

/** Returns true in a browser, which signs in by a cookie that no script reads; only a phone app stores keys. */
const hasCookies = (): boolean => clientSettings.deviceType === 'Website'

export function signInOutcome(answer: unknown): SignInOutcome {
  const halfSignIn = isContent(answer) ? textIn(answer, 'tmp_id') : ''
  if (halfSignIn === '' || !isContent(answer)) return { at: 'in' }
  const verification = answer['verification']
  const mustEnrol = isContent(verification) && isContent(verification['enrolment'])
  return mustEnrol ? { at: 'desk first' } : { at: 'second proof', halfSignIn }
}

function settle(answer: object): SignInOutcome {
  if (isKeys(answer)) storeKeys(answer)
  return signInOutcome(answer)
}

const isKeys = (answer: object): answer is DeviceKeys => 'api_key' in answer && 'api_secret' in answer

const byCookie = async (form: Parameters<typeof methodRequest<'login'>>[1]): Promise<SignInOutcome> =>
  signInOutcome(await sendRaw(methodRequest('login', form)))

const device = (): string => clientSettings.deviceType

const askForCode = (phone: string, language: 'en' | 'hi' | 'ta') =>
  call('mela.identity.request_code', { phone, language })

export async function signInWithCode(phone: string, code: string): Promise<SignInOutcome> {
  if (hasCookies()) return byCookie({ usr: phone, code, device: device() })
  return settle(await call('mela.identity.sign_in_with_code', { phone, code, device: device() }))
}

export async function signInWithPassword(usr: string, pwd: string): Promise<SignInOutcome> {
  if (hasCookies()) return byCookie({ usr, pwd, device: device() })
  return settle(await call('mela.identity.sign_in', { usr, pwd, device: device() }))
}

export async function giveSecondProof(tmp_id: string, otp: string): Promise<SignInOutcome> {
  if (hasCookies()) return byCookie({ tmp_id, otp, device: device() })
  return settle(await call('mela.identity.confirm_sign_in', { tmp_id, otp, device: device() }))
}

interface NewAccount {
  phone: string
  code: string
  full_name: string
  language: 'en' | 'hi' | 'ta'
}

/** Opens an account with an unused code; a browser receives cookies, a phone app stores its keys. */
export async function openAccount(account: NewAccount): Promise<void> {
  settle(await call('mela.identity.register', { ...account, device: device() }))
}

const second = 1000

export async function sendCode(phone: string, language: Language): Promise<AskedCode> {
  const { expires_in, again_in } = await askForCode(phone, language)
  const now = Date.now()
  const asked = {
    sentTo: phone,
    lookup: '',
    againAt: now + again_in * second,
    until: now + expires_in * second,
  }
  storeAskedCode('sign-in', asked)
  return asked
}

const known: Readonly<Record<string, MessageId>> = {
  'identity.wrong_code': 'proof.code_wrong',
  'identity.no_mobile_number': 'sign_in.no_mobile',
  'identity.unserved_country': 'sign_in.no_country',
  'identity.wrong_credentials': 'sign_in.wrong_password',
  'identity.closed_registration': 'sign_in.closed',
}

export function signInText(error: unknown, t: Translate): string {
  if (!(error instanceof MelaError)) return t('proof.failed')
  const id = known[error.code]
  if (id !== undefined) return t(id)
  if (error.status !== 429) return t('proof.failed')
  return t('proof.too_many', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
}

export const hasNoAccount = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.no_account'

/** Returns true for staff, who sign in by password: a phone can be lost with its number. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.needs_password'
