export interface Pupil {
  readonly student: string
  readonly full_name: string
  readonly first_name: string
  readonly class: string | null
  readonly family: string | null
}

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()

/**
 * The pupil that somebody on an event's list is: a child of the family that registered, by its whole name or its first
 * one. Undefined where there is none, or more than one.
 */
export function pupilOf(
  attendee: string,
  families: ReadonlySet<string>,
  pupils: readonly Pupil[],
): Pupil | undefined {
  const name = plain(attendee)
  const own = pupils.filter(({ family }) => family !== null && families.has(family))
  const whole = own.filter(({ full_name }) => plain(full_name) === name)
  const found = whole.length > 0 ? whole : own.filter(({ first_name }) => plain(first_name) === name)
  return found.length === 1 ? found[0] : undefined
}
