/** The child that somebody names to look a renewal up: by name or number, by birth date, or by both. */
export interface NamedChild {
  /** A first name, a full name, or the number of a registration; null where none was given. */
  readonly name: string | null
  /** 'YYYY-MM-DD'; null where none was given. */
  readonly born: string | null
}

interface KnownChild {
  readonly name: string
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
  readonly student_name_in_tamil: string | null
  readonly student_date_of_birth: string
}

/** Letters and digits alone, without case and marks: 'Kávya R.' and 'kavya r' are one. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')

function namesOf(child: KnownChild): readonly string[] {
  const { student_first_name: first, student_middle_name: middle, student_last_name: last } = child
  const inFull = [first, middle, last].filter(Boolean).join(' ')
  const withoutMiddle = [first, last].filter(Boolean).join(' ')
  return [child.name, first, inFull, withoutMiddle, child.student_name_in_tamil ?? first].map(folded)
}

/** Whether a child is the one that was named. Whatever was given must fit; who gives nothing names no child. */
export function isNamedChild(child: KnownChild, { name, born }: NamedChild): boolean {
  const asked = folded(name ?? '')
  if (asked === '' && born === null) return false
  const isBorn = born === null || child.student_date_of_birth === born
  return isBorn && (asked === '' || namesOf(child).includes(asked))
}
