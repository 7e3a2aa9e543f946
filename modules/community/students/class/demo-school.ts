import type { NewDoc } from '#framework/doctypes'
import type { Class } from './class.doctype.ts'

/** Classes from the smallest children up; each leads to the next. */
export const classes: readonly NewDoc<typeof Class>[] = [
  { class_name: 'Nursery', capacity: 4, from_age: 3, to_age: 4 },
  { class_name: 'Kindergarten', capacity: 24, from_age: 4, to_age: 6 },
  { class_name: 'Class 1', capacity: 30, from_age: 5, to_age: 7 },
  { class_name: 'Class 2', capacity: 30, from_age: 6, to_age: 8 },
  { class_name: 'Class 3', capacity: 30, from_age: 7, to_age: 9 },
  { class_name: 'Class 4', capacity: 30, from_age: 8, to_age: 10 },
  { class_name: 'Class 5', capacity: 30, from_age: 9, to_age: 11 },
]

export interface SchoolYear {
  readonly title: string
  readonly starts_on: string
  readonly ends_on: string
}

/** The school year, June to May, so many years after the one in which a day ('YYYY-MM-DD') lies. */
export function schoolYear(today: string, later = 0): SchoolYear {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) >= '06' ? 0 : -1) + later
  return {
    title: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
    starts_on: `${year}-06-01`,
    ends_on: `${year + 1}-05-31`,
  }
}
