import {
  configureClient,
  emptyDevice,
  MelaError,
  methodRead,
  methodRequest,
  readPageToken,
  send,
  call,
  sendRaw,
} from '#client'
import type { Methods } from '#contract'

/** Who is signed in, as the page and its readable cookies say. The session itself is in a cookie that no script sees. */
export interface Session {
  user: string
  fullName: string
  /** The desk is for those who run the house; everybody else has the app. */
  isStaff: boolean
}

function csrfToken(): string | undefined {
  const content = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content')
  return content ? content : undefined
}

/** The desk speaks by its cookie session alone, even where the app has left keys on the device. */
export function speakByCookie(): void {
  configureClient({
    keys: () => ({ api_key: null, api_secret: null, customerRefId: null }),
    csrfToken,
  })
}

function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length + 1))
}

/** Null where nobody is signed in: the server gives its token to pages of a session only. */
export function readSession(): Session | null {
  if (csrfToken() === undefined) return null
  // A session from before there was this cookie has its name in the other.
  const user = cookieValue(document.cookie, 'user_name') || cookieValue(document.cookie, 'user_id')
  return {
    user,
    fullName: cookieValue(document.cookie, 'full_name') || user,
    isStaff: cookieValue(document.cookie, 'system_user') === 'yes',
  }
}

export async function signOut(): Promise<void> {
  await send(methodRequest('logout'))
  emptyDevice()
  location.assign('/desk')
}

/** Takes the token of a freshly loaded page, so that a form need not be left to go on after signing in again. */
export async function renewPageToken(): Promise<void> {
  const token = await readPageToken()
  document.querySelector('meta[name="csrf-token"]')?.remove()
  if (token === undefined) return
  const fresh = document.createElement('meta')
  fresh.name = 'csrf-token'
  fresh.content = token
  document.head.append(fresh)
}

/** True when the server no longer knows who asks: an ended session is answered like a stranger. */
export async function hasSessionEnded(): Promise<boolean> {
  try {
    await send(methodRead('frappe.auth.get_logged_user'))
    return false
  } catch (error) {
    return error instanceof MelaError && (error.status === 401 || error.status === 403)
  }
}

/** Who uses this desk. */
export const ownUser = (): string => readSession()?.user ?? ''

/** What an authenticator app needs, once. */
export type Enrolment = Methods['mela.identity.enrol_second_factor']['output']

/** How far a sign-in is: over, with codes to keep where an app was set up on the way; or waiting for a code. */
export type SignInStage =
  | { at: 'in'; recoveryCodes: readonly string[] }
  | { at: 'code'; halfSignIn: string }
  | { at: 'enrolment'; halfSignIn: string; enrolment: Enrolment }

/** The parts of the dialect's answer to `login` that we read. */
interface LoginAnswer {
  tmp_id?: string
  verification?: { enrolment?: Enrolment }
  recovery_codes?: readonly string[]
}

const isLoginAnswer = (answer: unknown): answer is LoginAnswer =>
  typeof answer === 'object' && answer !== null

export function stageOf(answer: unknown): SignInStage {
  const { tmp_id, verification, recovery_codes = [] } = isLoginAnswer(answer) ? answer : {}
  if (tmp_id === undefined) return { at: 'in', recoveryCodes: recovery_codes }
  const enrolment = verification?.enrolment
  return enrolment ? { at: 'enrolment', halfSignIn: tmp_id, enrolment } : { at: 'code', halfSignIn: tmp_id }
}

/** Opens a session, or begins to; once in, the page must be loaded anew, to come with the session's token. */
export async function signIn(usr: string, pwd: string): Promise<SignInStage> {
  return stageOf(await sendRaw(methodRequest('login', { usr, pwd })))
}

/** The other half: a code of the app, or a recovery code. */
export async function finishSignIn(halfSignIn: string, otp: string): Promise<SignInStage> {
  return stageOf(await sendRaw(methodRequest('login', { tmp_id: halfSignIn, otp })))
}

/** The answer is the same whether there is such an account or not. */
export async function askForNewPassword(user: string): Promise<void> {
  await call('mela.identity.reset_password', { user })
}
