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
