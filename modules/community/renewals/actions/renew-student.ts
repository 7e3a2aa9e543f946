import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { Fee, feeViewOf, makeFee, openFeeTo, type FeeView } from '#community/fees'
import { fullName, StudentRegistration } from '#community/students'
import { datetimeIn } from '#meta'
import { renewalErrors } from '../errors.ts'
import type { Changed } from '../rules/changed-fields.ts'
import type { ConsentSaid } from '../rules/read-consents.ts'
import { feeToken } from '../rules/renewal-receipt.ts'
import { askNewPhone } from './ask-new-phone.ts'
import { changingGuardians, childrenOf, type RenewableChild } from './children-of.ts'
import { givePlace } from './give-place.ts'
import { keepConsents } from './keep-consents.ts'
import { completeRenewal, renewalByKey } from './keep-renewal.ts'
import { holdPass, usePass, type HeldPass } from './passes.ts'

export interface RenewalWanted {
  readonly token: string
  /** Name of a Student Registration. */
  readonly student: string
  readonly changed: Changed
  readonly consents: readonly ConsentSaid[]
  readonly key: string
}

export interface Renewed {
  readonly renewal: string
  readonly student: string
  readonly academic_year: string
  readonly class: string
  /** A new number waits for the office. */
  readonly is_phone_asked: 0 | 1
  readonly fee: (FeeView & { readonly receipt_token: string }) | null
}

interface Renewing {
  readonly documents: Documents
  readonly wanted: RenewalWanted
  readonly pass: HeldPass
  readonly found: RenewableChild
  readonly at: string
}

/** Until the end of the transaction: whoever else renews this child, with whatever token, waits and finds it done. */
async function holdChild(documents: Documents, student: string): Promise<void> {
  const key = `renewal ${student}`
  await documents.asSystem().statement(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`, {})
}

/** The child as it stands now; a right that was taken away since the pass was opened counts. */
async function findChild(documents: Documents, pass: HeldPass, student: string): Promise<RenewableChild> {
  const by = pass.user === null ? { phone: pass.phone } : { user: pass.user }
  const families = (await changingGuardians(documents, by)).map(({ family }) => family)
  const children = await childrenOf(documents, families)
  const found = children.find(({ child }) => child.name === student)
  if (!found) throw renewalErrors.not_this_child()
  return found
}

/** The year and the class ahead; refuses what cannot be renewed. */
function requireOpen({ standing }: RenewableChild) {
  const { state, year, next_class } = standing
  if (state === 'done') throw renewalErrors.renewed_before()
  if (state === 'last class') throw renewalErrors.last_class()
  if (state === 'not open' || year === null || next_class === null) throw renewalErrors.not_open()
  return { academic_year: year, class: next_class }
}

async function keepChanges({ documents, wanted, pass, found }: Renewing): Promise<string | null> {
  const { fields, phone } = wanted.changed
  const { name, family } = found.child
  if (Object.keys(fields).length > 0) await documents.asSystem().save(StudentRegistration, name, fields)
  if (phone === null || family === null) return null
  return askNewPhone(documents, { family, phone: pass.phone, newPhone: phone })
}

function keepWords({ documents, wanted, pass, found, at }: Renewing): Promise<void> {
  return keepConsents(documents, {
    ...{ student: found.child.name, said: wanted.consents, before: found.consents },
    ...{ by: pass.guardian_name, at },
  })
}

async function shown(
  documents: Documents,
  renewal: { readonly name: string; readonly fee: string | null; readonly contact_change: string | null },
  said: Pick<Renewed, 'student' | 'academic_year' | 'class'> & { readonly token: string },
): Promise<Renewed> {
  const { token, ...rest } = said
  const fee = renewal.fee === null ? null : await documents.asSystem().get(Fee, renewal.fee)
  const view = fee && {
    ...feeViewOf(fee, fee.instalments, documents.today),
    receipt_token: feeToken(token, fee.name),
  }
  return {
    renewal: renewal.name,
    ...rest,
    is_phone_asked: renewal.contact_change === null ? 0 : 1,
    fee: view,
  }
}

async function renew(renewing: Renewing): Promise<Renewed> {
  const { documents, wanted, pass, found, at } = renewing
  const { token, student, changed, consents, key } = wanted
  const ahead = requireOpen(found)
  await keepWords(renewing)
  await givePlace(documents, { child: found.child, ...ahead })
  const contact_change = await keepChanges(renewing)
  const fee = await makeFee(documents, { student, ...ahead })
  if (fee) await openFeeTo(documents, fee.name, feeToken(token, fee.name))
  const renewal = await completeRenewal(documents, {
    ...{ student, full_name: fullName(found.child), from_class: found.standing.class, ...ahead },
    ...{ done_at: at, done_by: pass.guardian_name, contact_change, fee: fee?.name ?? null },
    changed_fields: JSON.stringify(Object.keys(changed.fields)),
    consents: JSON.stringify(consents),
    idempotency_key: hashSecret(key),
  })
  await usePass(documents, pass, student)
  const { academic_year } = ahead
  await documents.emit('renewals.renewed', { renewal: renewal.name, student, academic_year })
  return shown(documents, renewal, { token, student, ...ahead })
}

/**
 * Renews a child for the year ahead in one transaction: consents, place, changes, fee and renewal, or nothing of it. The same
 * key answers the same renewal; another call for the same child and year is refused.
 */
export async function renewStudent(
  caller: Documents,
  timeZone: string,
  wanted: RenewalWanted,
): Promise<Renewed> {
  const documents = caller.asSystemFor(caller.caller.user)
  const { token, student, key } = wanted
  const pass = await holdPass(documents, token, timeZone)
  await holdChild(documents, student)
  const found = await findChild(documents, pass, student)
  const before = await renewalByKey(documents, student, hashSecret(key))
  if (before) {
    const { academic_year, class: of } = before
    return shown(documents, before, { token, student, academic_year, class: of })
  }
  if (found.standing.state === 'open' && !pass.left.includes(student)) throw renewalErrors.pass_over()
  return renew({ documents, wanted, pass, found, at: datetimeIn(timeZone, documents.now) })
}
