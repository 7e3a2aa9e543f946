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

/** Signed-in user from the page and its readable cookies. The session itself is in a cookie that no script reads. */
export interface Session {
  user: string
  fullName: string
  /** True for staff; other users have the app. */
  isStaff: boolean
}

function csrfToken(): string | undefined {
  const content = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content')
  return content ? content : undefined
}

/** Sets the client to authenticate by the cookie session alone, even when the app has stored keys on the device. */
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

/** Reads the session; null for a guest, because the server gives its token only to pages of a session. */
export function readSession(): Session | null {
  if (csrfToken() === undefined) return null
  // A session from before this cookie existed has its name in the other one.
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

/** Fetches the token of a new page, so that a form stays open while the user signs in again. */
export async function renewPageToken(): Promise<void> {
  const token = await readPageToken()
  document.querySelector('meta[name="csrf-token"]')?.remove()
  if (token === undefined) return
  const fresh = document.createElement('meta')
  fresh.name = 'csrf-token'
  fresh.content = token
  document.head.append(fresh)
}

/** Returns true when the server does not know the caller any more: it treats an ended session as a guest. */
export async function hasSessionEnded(): Promise<boolean> {
  try {
    await send(methodRead('frappe.auth.get_logged_user'))
    return false
  } catch (error) {
    return error instanceof MelaError && (error.status === 401 || error.status === 403)
  }
}

export const ownUser = (): string => readSession()?.user ?? ''

export type Enrolment = Methods['mela.identity.enrol_second_factor']['output']

/** Stage of a sign-in: completed, with recovery codes when an app was set up meanwhile, or waiting for a code. */
export type SignInStage =
  | { at: 'in'; recoveryCodes: readonly string[] }
  | { at: 'code'; halfSignIn: string }
  | { at: 'enrolment'; halfSignIn: string; enrolment: Enrolment }

/** Fields of the dialect's `login` response that the desk reads. */
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

/** Begins or completes a sign-in; afterwards the page must be reloaded to receive the session's token. */
export async function signIn(usr: string, pwd: string): Promise<SignInStage> {
  return stageOf(await sendRaw(methodRequest('login', { usr, pwd })))
}

export async function finishSignIn(halfSignIn: string, otp: string): Promise<SignInStage> {
  return stageOf(await sendRaw(methodRequest('login', { tmp_id: halfSignIn, otp })))
}

/** Requests a new password; the response is the same whether the account exists or not. */
export async function askForNewPassword(user: string): Promise<void> {
  await call('mela.identity.reset_password', { user })
}
