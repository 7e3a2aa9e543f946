import { renewalEvents } from '../events.ts'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { RunOnce } from '#framework/modules'
import { Fee, feeViewOf, createFee, grantTokenAccess, type FeeView } from '#community/fees'
import { fullName, StudentRegistration, REGISTRATION_CONSENT_VERSION } from '#community/students'
import { datetimeIn } from '#meta'
import { renewalErrors } from '../errors.ts'
import type { ChangedFields, ConsentChange } from './renewal-input.ts'
import { createHash } from 'node:crypto'
import { ContactChange, Guardian, Consent, familyEvents } from '#community/family'
import {
  findGuardiansWhoMayChange,
  listRenewableChildren,
  type RenewableChild,
} from './renewable-children.ts'
import { assignSeat } from './assign-seat.ts'
import type { NewDoc } from '#framework/doctypes'
import { isUniqueViolation } from '#framework/errors'
import { StudentRenewal } from './student-renewal.doctype.ts'
import { lockPass, consumePass, type LockedPass } from './renewal-pass.ts'

const RECORDS = 'records of the school'

interface ConsentUpdate {
  readonly student: string
  readonly details: readonly ConsentChange[]
  readonly before: ReadonlyMap<string, boolean>
  readonly by: string
  readonly at: string
}

function requireRecords({ details, before }: ConsentUpdate): void {
  const now = details.find(({ purpose }) => purpose === RECORDS)
  if (!(now?.isGiven ?? before.get(RECORDS) ?? false)) throw renewalErrors.no_records_consent()
}

async function saveConsent(
  documents: Documents,
  { student, by, at }: ConsentUpdate,
  { purpose, isGiven }: ConsentChange,
) {
  const version = REGISTRATION_CONSENT_VERSION
  const details = isGiven
    ? ({ state: 'given', given_at: at, given_by: by, withdrawn_at: null, withdrawn_by: null } as const)
    : ({ state: 'withdrawn', withdrawn_at: at, withdrawn_by: by } as const)
  const [known] = await documents.find(Consent, { where: { student, purpose, version }, limit: 1 })
  if (known?.state === details.state) return
  if (known) await documents.save(Consent, known.name, details)
  else await documents.insert(Consent, { student, purpose, version, ...details })
  await documents.emit(familyEvents.consent_changed, { student, purpose, state: details.state })
}

/** Records given consents in the current version, with time and author; others stay unchanged. */
async function saveConsents(caller: Documents, consentUpdate: ConsentUpdate): Promise<void> {
  requireRecords(consentUpdate)
  for (const one of consentUpdate.details) await saveConsent(caller.asSystem(), consentUpdate, one)
}

export interface RenewalInput {
  readonly token: string
  readonly student: string
  readonly changed: ChangedFields
  readonly consents: readonly ConsentChange[]
}

export interface RenewalResult {
  readonly renewal: string
  readonly student: string
  readonly academic_year: string
  readonly class: string
  readonly is_phone_asked: 0 | 1
  readonly fee: (FeeView & { readonly receipt_token: string }) | null
}

interface Renewal {
  readonly input: RenewalInput
  readonly pass: LockedPass
  readonly found: RenewableChild
  readonly at: string
}

/** Locks the student until the end of the transaction, so that a concurrent renewal waits and finds it done. */
async function lockStudent(documents: Documents, student: string): Promise<void> {
  const key = `renewal ${student}`
  await documents.asSystem().statement(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`, {})
}

/** Returns the child's current state; a permission withdrawn since the pass was created is refused. */
async function findRenewableChild(
  documents: Documents,
  pass: LockedPass,
  student: string,
): Promise<RenewableChild> {
  const by = pass.user === null ? { phone: pass.phone } : { user: pass.user }
  const families = (await findGuardiansWhoMayChange(documents, by)).map(({ family }) => family)
  const children = await listRenewableChildren(documents, families)
  const found = children.find(({ child }) => child.name === student)
  if (!found) throw renewalErrors.not_this_child()
  return found
}

function requireOpen({ status }: RenewableChild) {
  const { state, year, next_class } = status
  if (state === 'done') throw renewalErrors.renewed_before()
  if (state === 'last class') throw renewalErrors.last_class()
  if (state === 'not open' || year === null || next_class === null) throw renewalErrors.not_open()
  return { academic_year: year, class: next_class }
}

async function saveChanges(documents: Documents, { input, pass, found }: Renewal): Promise<string | null> {
  const { fields, phone } = input.changed
  const { name, family } = found.child
  if (Object.keys(fields).length > 0) await documents.asSystem().save(StudentRegistration, name, fields)
  if (phone === null || family === null) return null
  return requestPhoneChange(documents, { family, phone: pass.phone, newPhone: phone })
}

function saveGivenConsents(documents: Documents, { input, pass, found, at }: Renewal): Promise<void> {
  return saveConsents(documents, {
    ...{ student: found.child.name, details: input.consents, before: found.consents },
    ...{ by: pass.guardian_name, at },
  })
}

/** A stored renewal; its fee is read again, because it may be paid in the meantime. */
interface DoneRenewal extends Omit<RenewalResult, 'fee'> {
  readonly fee: string | null
}

async function toRenewalResult(
  documents: Documents,
  renewal: DoneRenewal,
  token: string,
): Promise<RenewalResult> {
  const fee = renewal.fee === null ? null : await documents.asSystem().get(Fee, renewal.fee)
  const view = fee && {
    ...feeViewOf(fee, fee.instalments, documents.today),
    receipt_token: feeToken(token, fee.name),
  }
  return { ...renewal, fee: view }
}

async function performRenewal(documents: Documents, renewing: Renewal): Promise<DoneRenewal> {
  const { input, pass, found, at } = renewing
  const { token, student, changed, consents } = input
  const ahead = requireOpen(found)
  await saveGivenConsents(documents, renewing)
  await assignSeat(documents, { child: found.child, ...ahead })
  const contact_change = await saveChanges(documents, renewing)
  const fee = await createFee(documents, { student, ...ahead })
  if (fee) await grantTokenAccess(documents, fee.name, feeToken(token, fee.name))
  const renewal = await completeRenewal(documents, {
    ...{ student, full_name: fullName(found.child), from_class: found.status.class, ...ahead },
    ...{ done_at: at, done_by: pass.guardian_name, contact_change, fee: fee?.name ?? null },
    changed_fields: JSON.stringify(Object.keys(changed.fields)),
    consents: JSON.stringify(consents),
  })
  await consumePass(documents, pass, student)
  const { academic_year } = ahead
  await documents.emit(renewalEvents.renewed, { renewal: renewal.name, student, academic_year })
  const is_phone_asked = contact_change === null ? 0 : 1
  return { renewal: renewal.name, student, ...ahead, is_phone_asked, fee: fee?.name ?? null }
}

interface RenewalCall {
  readonly documents: Documents
  readonly timeZone: string
  readonly runOnce: RunOnce
}

/**
 * Renews a child in one transaction: consents, place, changes, fee and renewal. The same key returns the same result;
 * another call for the child and year is refused.
 */
export async function renewStudent(
  { documents: caller, timeZone, runOnce }: RenewalCall,
  input: RenewalInput,
): Promise<RenewalResult> {
  const documents = caller.asSystemFor(caller.caller.user)
  const { token, student } = input
  const pass = await lockPass(documents, token, timeZone)
  await lockStudent(documents, student)
  const found = await findRenewableChild(documents, pass, student)
  const renewal = await runOnce(caller, async () => {
    if (found.status.state === 'open' && !pass.left.includes(student)) throw renewalErrors.pass_over()
    return performRenewal(documents, { input, pass, found, at: datetimeIn(timeZone, documents.now) })
  })
  return toRenewalResult(documents, renewal, token)
}

/**
 * Derives the fee's token from the pass's token, of which only a hash is stored, so that a repeated call gets the same
 * token.
 */
function feeToken(passToken: string, fee: string): string {
  return createHash('sha256').update(`fee ${fee} opened by ${passToken}`).digest('base64url')
}

interface PhoneChangeInput {
  readonly family: string
  readonly phone: string
  readonly newPhone: string
}

/**
 * Queues a new phone number for the office, because the number gives access to the family. Null when unchanged;
 * idempotent.
 */
async function requestPhoneChange(
  caller: Documents,
  { family, phone, newPhone }: PhoneChangeInput,
): Promise<string | null> {
  if (phone === newPhone) return null
  const documents = caller.asSystem()
  const [guardian] = await documents.find(Guardian, { where: { family, phone }, limit: 1 })
  if (!guardian) return null
  await documents.lock(Guardian, guardian.name)
  const where = { guardian: guardian.name, field: 'phone', state: 'open' } as const
  const [open] = await documents.find(ContactChange, { where, fields: ['name'], limit: 1 })
  if (open) return open.name
  const { name } = await documents.insert(ContactChange, {
    ...{ family, guardian: guardian.name, field: 'phone', old_value: phone, new_value: newPhone },
    reason: 'Said at a renewal',
    requested_by: guardian.user,
  })
  await documents.emit(familyEvents.contact_change_requested, { change: name })
  return name
}

/** Returns the renewal that a promotion created, or creates it; unique per child and year. */
async function findOrInsertRenewal(documents: Documents, values: NewDoc<typeof StudentRenewal>) {
  const { student, academic_year, full_name, from_class } = values
  const where = { student: student ?? '', academic_year: academic_year ?? '' }
  const [found] = await documents.find(StudentRenewal, { where, fields: ['name'], limit: 1 })
  if (found) return documents.lock(StudentRenewal, found.name)
  return documents.insert(StudentRenewal, {
    student,
    academic_year,
    full_name,
    from_class,
    class: values.class,
  })
}

async function completeRenewal(caller: Documents, values: NewDoc<typeof StudentRenewal>) {
  const documents = caller.asSystem()
  const opened = await findOrInsertRenewal(documents, values).catch((error: unknown) => {
    throw isUniqueViolation(error) ? renewalErrors.renewed_before() : error
  })
  if (opened.state === 'done') throw renewalErrors.renewed_before()
  const { student: _student, academic_year: _year, class: _class, ...done } = values
  return documents.save(StudentRenewal, opened.name, { ...done, state: 'done' })
}
