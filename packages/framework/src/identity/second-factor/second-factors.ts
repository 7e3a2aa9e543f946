import type { Site } from '#framework/context'
import { sql } from 'kysely'
import { type Documents, randomName } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { encrypt, decrypt } from '#framework/encryption'
import { drawQrSvg } from '#framework/printing'
import { datetimeIn } from '#meta'
import type { AccountUser } from '../user/account.ts'
import { identityErrors } from '../errors.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { SecondFactor, RECOVERY_CODES } from './second-factor.doctype.ts'
import { hashSecret } from '../secrets.ts'
import { clearRateLimits } from '#framework/rate-limit'
import { consumeAttempt, type SignInContext, secondFactorLimit } from '../sign-in/sign-in-context.ts'

export interface Factor {
  readonly name: string
  readonly confirmed: 0 | 1
}

export async function findFactor(documents: Documents, user: string): Promise<Factor | null> {
  const [factor] = await documents
    .asSystem()
    .find(SecondFactor, { where: { user }, fields: ['name', 'confirmed'], limit: 1 })
  return factor ?? null
}

export async function demandOn(
  documents: Documents,
  user: AccountUser,
): Promise<'nothing' | 'code' | 'enrolment'> {
  const factor = await findFactor(documents, user.name)
  if (factor?.confirmed === 1) return 'code'
  if (user.user_type !== 'System User') return 'nothing'
  const { staff_need_second_factor } = await readSignInSettings(documents)
  return staff_need_second_factor === 1 ? 'enrolment' : 'nothing'
}

function encryptionPurpose(user: string): string {
  return `second factor ${user}`
}

export interface NewEnrolment {
  readonly shown: Enrolment
  readonly encrypted: string
}

export async function newEnrolment(
  site: Pick<Site, 'database' | 'settings'>,
  { name, email, phone }: Pick<AccountUser, 'name' | 'email' | 'phone'>,
): Promise<NewEnrolment> {
  const secret = await newSecret()
  const issuer = new URL(site.settings.publicUrl).hostname
  const shown = await enrolmentOf(secret, issuer, email ?? phone ?? name)
  return { shown, encrypted: await encrypt(site, encryptionPurpose(name), secret) }
}

export async function storeEnrolment(
  documents: Documents,
  user: string,
  { shown, encrypted }: NewEnrolment,
): Promise<Enrolment> {
  const system = documents.asSystem()
  const before = await findFactor(documents, user)
  if (before?.confirmed === 1) throw identityErrors.already_enrolled()
  if (before) await system.delete(SecondFactor, before.name)
  await system.insert(SecondFactor, { user, secret: encrypted })
  return shown
}

/** Accepts a time step once, and none before it; of two concurrent calls one fails. */
async function takeStep(site: Site, name: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update "Second Factor" set last_step = ${step}, confirmed = 1
    where name = ${name} and (last_step is null or last_step < ${step}) returning name`.execute(
    site.database.kysely,
  )
  return rows.length > 0
}

async function takeRecoveryCode(site: Site, name: string, typed: string): Promise<boolean> {
  const hash = recoveryCodeHash(typed)
  if (hash === null) return false
  const now = datetimeIn(site.settings.timeZone, site.now())
  const { rows } = await sql`
    update "Recovery Code" set used_on = ${now}::timestamp
    where parent = ${name} and parenttype = 'Second Factor' and code_hash = ${hash} and used_on is null
    returning name`.execute(site.database.kysely)
  return rows.length > 0
}

/** True for a current code of the app or a recovery code; it is used up. */
async function takeSecondFactor(site: Site, user: string, typed: string): Promise<boolean> {
  const found = await site.read(administrator, async (documents) => {
    const factor = await findFactor(documents, user)
    return factor && { ...factor, secret: await documents.secret(SecondFactor, factor.name, 'secret') }
  })
  if (!found) return false
  const secret = await decrypt(site, encryptionPurpose(user), found.secret ?? '')
  const step = secret === null ? null : await totpStep(secret, typed.replaceAll(' ', ''), site.now())
  if (step !== null) return takeStep(site, found.name, step)
  return found.confirmed === 1 && takeRecoveryCode(site, found.name, typed)
}

/** Loads the code generator at the first sign-in with a second factor, because few need it. */
const loadCodes = () => import('otplib')

/** Tolerance for a phone's clock in seconds: one step before, one after. */
const TOLERANCE = 30

export interface Enrolment {
  readonly secret: string
  readonly uri: string
  readonly qr: string
}

export async function newSecret(): Promise<string> {
  const { generateSecret } = await loadCodes()
  return generateSecret({ length: 20 })
}

export async function enrolmentOf(secret: string, issuer: string, label: string): Promise<Enrolment> {
  const { generateURI } = await loadCodes()
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr: drawQrSvg(uri, 4) }
}

export async function totpStep(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const { verify } = await loadCodes()
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

const LENGTH = 16

/** 80 random bits, in four groups that can be copied by hand. */
function randomRecoveryCode(): string {
  return randomName(LENGTH).replace(/.{4}(?=.)/g, '$&-')
}

function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, randomRecoveryCode)
}

/** Hash of a code, however it was typed; null for text that cannot be one. */
function recoveryCodeHash(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return code.length === LENGTH ? hashSecret(`recovery ${code}`) : null
}

export async function giveRecoveryCodes(documents: Documents, user: string): Promise<readonly string[]> {
  const factor = await findFactor(documents, user)
  if (!factor) throw identityErrors.not_enrolled()
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ code_hash: recoveryCodeHash(code) ?? '' }))
  await documents.asSystem().save(SecondFactor, factor.name, { recovery_codes: rows })
  return codes
}

export async function requireSecondFactor({ site }: SignInContext, user: string, otp: string): Promise<void> {
  await consumeAttempt(site, [secondFactorLimit(user)])
  if (!(await takeSecondFactor(site, user, otp))) throw identityErrors.wrong_code()
  await clearRateLimits(site.database.kysely, [secondFactorLimit(user)])
}
