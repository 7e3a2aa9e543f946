import { galleryErrors } from '../errors.ts'

/** Pictures or people in one call. */
export const MOST_NAMED = 100

/** Somebody to be named, as he was sent: a pupil, or a row of a registration. */
export type PersonSent =
  { readonly student: string } | { readonly registration: string; readonly attendee: string }

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function listIn(value: unknown, most: number): readonly unknown[] {
  const list: unknown = parsed(value)
  if (!Array.isArray(list) || list.length === 0) throw galleryErrors.nobody_named()
  if (list.length > most) throw galleryErrors.too_many_named(most)
  return list
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Names in a list, each once; a list of anything else is refused. */
export function readNames(value: unknown, most: number = MOST_NAMED): readonly string[] {
  const names = listIn(value, most)
  if (!names.every(isName)) throw galleryErrors.nobody_named()
  return [...new Set(names)]
}

function readPerson(value: unknown): PersonSent {
  const fields = typeof value === 'object' && value !== null ? { ...value } : {}
  const { student, registration, attendee }: Readonly<Record<string, unknown>> = fields
  if (isName(student)) return { student }
  if (isName(registration) && isName(attendee)) return { registration, attendee }
  throw galleryErrors.unknown_person()
}

export function readPeople(value: unknown): readonly PersonSent[] {
  return listIn(value, MOST_NAMED).map(readPerson)
}
