import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Doc } from '#framework/doctypes'
import type { User } from './user.doctype.ts'

type Person = Pick<Doc<typeof User>, 'full_name' | 'first_name' | 'last_name' | 'phone' | 'mobile_no'>

function isChanged(previous: Person | null, person: Person, field: keyof Person): boolean {
  return (person[field] ?? '') !== (previous?.[field] ?? '')
}

type Names = Pick<Person, 'full_name' | 'first_name' | 'last_name'>

/** The first word, and what comes after it. */
function split(full_name: string): Names {
  const [first = '', ...rest] = full_name.trim().split(/\s+/)
  return { full_name, first_name: first, last_name: rest.join(' ') || null }
}

/** Whoever says the parts of a name says the name by them; said as a whole, it tells the parts. */
function namesOf(previous: Person | null, person: Person): Names {
  const { full_name, first_name, last_name } = person
  const isInParts = isChanged(previous, person, 'first_name') || isChanged(previous, person, 'last_name')
  const isFullNameChanged = full_name && isChanged(previous, person, 'full_name')
  if (!isInParts) return full_name ? split(full_name) : { full_name, first_name, last_name }
  if (isFullNameChanged) return { full_name, first_name, last_name }
  return { full_name: [first_name, last_name].filter(Boolean).join(' '), first_name, last_name }
}

/** The dialect's `mobile_no` is the phone: whichever of the two was changed says both. */
function phoneOf(previous: Person | null, person: Person): string | null {
  const isMobile = isChanged(previous, person, 'mobile_no') && !isChanged(previous, person, 'phone')
  return isMobile ? person.mobile_no : person.phone
}

/** A person's names and number, in our fields and in those that clients of the dialect read and write. */
export function calledNames(previous: Person | null, person: Person): Person {
  const phone = phoneOf(previous, person)
  return { ...namesOf(previous, person), phone, mobile_no: phone }
}

/** Fills the dialect's fields of people who were there before them; nothing where that was done. */
export async function fillCalledNames({ kysely }: Database): Promise<void> {
  await sql`update "User" set first_name = split_part(btrim(full_name), ' ', 1),
    last_name = nullif(btrim(substr(btrim(full_name), length(split_part(btrim(full_name), ' ', 1)) + 1)), ''),
    mobile_no = phone
    where first_name is null`.execute(kysely)
}

/** Whether people called themselves by an address or a number: nobody is shown by it to everybody who reads what they did. */
export const isContactName = (name: string): boolean =>
  name.includes('@') || /^[+\d][\d\s()-]{5,}$/.test(name.trim())
