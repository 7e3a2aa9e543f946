import type { Documents } from '#framework/documents'
import { fullName } from '#community/students'
import { toDecimal } from '#meta'
import { maskOptional, maskEmail, maskName, maskPhone } from '../look-up/mask.rules.ts'
import {
  type RenewalStatus,
  findGuardiansWhoMayChange,
  listRenewableChildren,
  type GuardianIdentity,
  type RenewableChild,
} from './renewable-children.ts'
import { createPass, PASS_SECONDS } from './renewal-pass.ts'

/** The children of the families to which a named child belongs: a number alone may have a new owner. */
function filterByNamedStudent(
  children: readonly RenewableChild[],
  named: NamedStudent,
): readonly RenewableChild[] {
  const families = new Set(
    children.filter(({ child }) => isNamedStudent(child, named)).map(({ child }) => child.family),
  )
  return children.filter(({ child }) => families.has(child.family))
}

/**
 * What somebody may renew who proved who they are, and the token to do it with; none where there is nothing to renew. With
 * a named child, that child's family alone.
 */
export async function openRenewal(
  documents: Documents,
  by: GuardianIdentity & { readonly named?: NamedStudent },
  timeZone: string,
) {
  const guardians = await findGuardiansWhoMayChange(
    documents,
    'user' in by ? { user: by.user } : { phone: by.phone },
  )
  const found = await listRenewableChildren(
    documents,
    guardians.map(({ family }) => family),
  )
  const children = by.named === undefined ? found : filterByNamedStudent(found, by.named)
  const guardian = guardians.find(({ family }) => children.some(({ child }) => child.family === family))
  const students = children.filter(({ status }) => status.state === 'open').map(({ child }) => child.name)
  const token =
    guardian === undefined || students.length === 0
      ? null
      : await createPass(documents, {
          ...{ phone: guardian.phone, guardian_name: guardian.full_name },
          ...{ user: 'user' in by ? by.user : null, students, timeZone },
        })
  return { token, expires_in: PASS_SECONDS, students: children.map(toRenewalPreview) }
}

interface PreviewedStudent {
  readonly name: string
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
  readonly parent_name: string
  readonly parent_phone: string
  readonly parent_email_address: string | null
  readonly parent_name_2: string | null
  readonly address: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly emergency_contact_name: string
  readonly emergency_contact_phone: string
  readonly doctor_name: string | null
  readonly doctor_phone: string | null
}

interface RenewalPreviewInput {
  readonly child: PreviewedStudent
  readonly status: RenewalStatus
  readonly amount: number | null
  readonly consents: ReadonlyMap<string, boolean>
}

/** What a family knows again, and nobody else learns from. */
function maskStudent(child: PreviewedStudent) {
  return {
    full_name: maskName(fullName(child)),
    parent_name: maskName(child.parent_name),
    parent_phone: maskPhone(child.parent_phone),
    parent_email_address: maskOptional(maskEmail, child.parent_email_address),
    parent_name_2: maskOptional(maskName, child.parent_name_2),
    address: maskOptional(maskName, child.address),
    city: maskOptional(maskName, child.city),
    zip_code: maskOptional(maskName, child.zip_code),
    emergency_contact_name: maskName(child.emergency_contact_name),
    emergency_contact_phone: maskPhone(child.emergency_contact_phone),
    doctor_name: maskOptional(maskName, child.doctor_name),
    doctor_phone: maskOptional(maskPhone, child.doctor_phone),
  }
}

/** A child as whoever proved a number sees it before he renews. */
function toRenewalPreview({ child, status, amount, consents }: RenewalPreviewInput) {
  return {
    student: child.name,
    preview: maskStudent(child),
    ...status,
    fee: amount === null ? null : { amount: toDecimal(amount), currency: 'INR' },
    consents: Object.fromEntries([...consents].map(([purpose, isGiven]) => [purpose, isGiven ? 1 : 0])),
  }
}

/** The child that somebody names to look a renewal up: by name or number, by birth date, or by both. */
export interface NamedStudent {
  /** A first name, a full name, or the number of a registration; null where none was given. */
  readonly name: string | null
  /** 'YYYY-MM-DD'; null where none was given. */
  readonly born: string | null
}

interface StudentNames {
  readonly name: string
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
  readonly student_name_in_tamil: string | null
  readonly student_date_of_birth: string
}

/** Letters and digits alone, without case and marks: 'Kávya R.' and 'kavya r' are one. */
const normalizeName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')

function namesOf(child: StudentNames): readonly string[] {
  const { student_first_name: first, student_middle_name: middle, student_last_name: last } = child
  const inFull = [first, middle, last].filter(Boolean).join(' ')
  const withoutMiddle = [first, last].filter(Boolean).join(' ')
  return [child.name, first, inFull, withoutMiddle, child.student_name_in_tamil ?? first].map(normalizeName)
}

/** Whether a child is the one that was named. Whatever was given must fit; who gives nothing names no child. */
export function isNamedStudent(child: StudentNames, { name, born }: NamedStudent): boolean {
  const wantedName = normalizeName(name ?? '')
  if (wantedName === '' && born === null) return false
  const hasBirthDate = born === null || child.student_date_of_birth === born
  return hasBirthDate && (wantedName === '' || namesOf(child).includes(wantedName))
}
