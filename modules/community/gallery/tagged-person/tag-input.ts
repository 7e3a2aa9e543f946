import { galleryErrors } from '../errors.ts'

/** Pictures or people in one call. */
export const MAX_TAGS = 100

/** Somebody to be named, as he was sent: a pupil, or a row of a registration. */
export type PersonInput =
  { readonly student: string } | { readonly registration: string; readonly attendee: string }

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function parseList(value: unknown, limit: number): readonly unknown[] {
  const list: unknown = parseJson(value)
  if (!Array.isArray(list) || list.length === 0) throw galleryErrors.nobody_named()
  if (list.length > limit) throw galleryErrors.too_many_named(limit)
  return list
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Names in a list, each once; a list of anything else is refused. */
export function parseNames(value: unknown, limit: number = MAX_TAGS): readonly string[] {
  const names = parseList(value, limit)
  if (!names.every(isName)) throw galleryErrors.nobody_named()
  return [...new Set(names)]
}

function parsePerson(value: unknown): PersonInput {
  const fields = typeof value === 'object' && value !== null ? { ...value } : {}
  const { student, registration, attendee }: Readonly<Record<string, unknown>> = fields
  if (isName(student)) return { student }
  if (isName(registration) && isName(attendee)) return { registration, attendee }
  throw galleryErrors.unknown_person()
}

export function parsePeople(value: unknown): readonly PersonInput[] {
  return parseList(value, MAX_TAGS).map(parsePerson)
}
