export interface StudentCandidate {
  readonly student: string
  readonly full_name: string
  readonly first_name: string
  readonly class: string | null
  readonly family: string | null
}

const normalizeName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()

/**
 * The pupil that somebody on an event's list is: a child of the family that registered, by its whole name or its first
 * one. Undefined where there is none, or more than one.
 */
export function matchStudent(
  attendee: string,
  families: ReadonlySet<string>,
  candidates: readonly StudentCandidate[],
): StudentCandidate | undefined {
  const name = normalizeName(attendee)
  const familyStudents = candidates.filter(({ family }) => family !== null && families.has(family))
  const fullNameMatches = familyStudents.filter(({ full_name }) => normalizeName(full_name) === name)
  const matches =
    fullNameMatches.length > 0
      ? fullNameMatches
      : familyStudents.filter(({ first_name }) => normalizeName(first_name) === name)
  return matches.length === 1 ? matches[0] : undefined
}
