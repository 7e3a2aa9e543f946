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

/** Limits families to those of the named child, because a phone number may have a new owner. */
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
 * Returns the renewable children of a verified person with a token; none when there are none. A named child limits them
 * to its family.
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

/** Masks a child's data so that only its family recognises it. */
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

function toRenewalPreview({ child, status, amount, consents }: RenewalPreviewInput) {
  return {
    student: child.name,
    preview: maskStudent(child),
    ...status,
    fee: amount === null ? null : { amount: toDecimal(amount), currency: 'INR' },
    consents: Object.fromEntries([...consents].map(([purpose, isGiven]) => [purpose, isGiven ? 1 : 0])),
  }
}

export interface NamedStudent {
  readonly name: string | null
  /** 'YYYY-MM-DD'; null if not given. */
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

/** Normalises to lower case letters and digits: 'Kávya R.' equals 'kavya r'. */
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

export function isNamedStudent(child: StudentNames, { name, born }: NamedStudent): boolean {
  const wantedName = normalizeName(name ?? '')
  if (wantedName === '' && born === null) return false
  const hasBirthDate = born === null || child.student_date_of_birth === born
  return hasBirthDate && (wantedName === '' || namesOf(child).includes(wantedName))
}
