interface Named {
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
}

/** A child's whole name; many have an initial only. */
export function fullName({ student_first_name, student_middle_name, student_last_name }: Named): string {
  return [student_first_name, student_middle_name, student_last_name].filter(Boolean).join(' ')
}
