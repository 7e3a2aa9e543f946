import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Doc } from '#framework/doctypes'
import type { User } from './user.doctype.ts'

type Person = Pick<Doc<typeof User>, 'full_name' | 'first_name' | 'last_name' | 'phone' | 'mobile_no'>

function isChanged(previous: Person | null, person: Person, field: keyof Person): boolean {
  return (person[field] ?? '') !== (previous?.[field] ?? '')
}

type Names = Pick<Person, 'full_name' | 'first_name' | 'last_name'>

function split(full_name: string): Names {
  const [first = '', ...rest] = full_name.trim().split(/\s+/)
  return { full_name, first_name: first, last_name: rest.join(' ') || null }
}

function namesOf(previous: Person | null, person: Person): Names {
  const { full_name, first_name, last_name } = person
  const isInParts = isChanged(previous, person, 'first_name') || isChanged(previous, person, 'last_name')
  const isFullNameChanged = full_name && isChanged(previous, person, 'full_name')
  if (!isInParts) return full_name ? split(full_name) : { full_name, first_name, last_name }
  if (isFullNameChanged) return { full_name, first_name, last_name }
  return { full_name: [first_name, last_name].filter(Boolean).join(' '), first_name, last_name }
}

/** The dialect's `mobile_no` is the phone: the changed one of the two sets both. */
function phoneOf(previous: Person | null, person: Person): string | null {
  const isMobile = isChanged(previous, person, 'mobile_no') && !isChanged(previous, person, 'phone')
  return isMobile ? person.mobile_no : person.phone
}

export function calledNames(previous: Person | null, person: Person): Person {
  const phone = phoneOf(previous, person)
  return { ...namesOf(previous, person), phone, mobile_no: phone }
}

export async function fillCalledNames({ kysely }: Database): Promise<void> {
  await sql`update "User" set first_name = split_part(btrim(full_name), ' ', 1),
    last_name = nullif(btrim(substr(btrim(full_name), length(split_part(btrim(full_name), ' ', 1)) + 1)), ''),
    mobile_no = phone
    where first_name is null`.execute(kysely)
}

export const isContactName = (name: string): boolean =>
  name.includes('@') || /^[+\d][\d\s()-]{5,}$/.test(name.trim())
