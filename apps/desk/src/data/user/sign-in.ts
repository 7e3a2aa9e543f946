import { call, methodRequest, sendRaw } from '#client'
import type { Methods } from '#contract'

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
