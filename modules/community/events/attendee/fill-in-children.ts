import { ageOn } from '#meta'
import { eventErrors } from '../errors.ts'
import { attendeeFieldPath, type AttendeeInput } from './parse-attendees.ts'

/** A child as its record names it. */
export interface OwnChild {
  readonly full_name: string
  /** 'YYYY-MM-DD'. */
  readonly born: string
}

export type OwnChildren = ReadonlyMap<string, OwnChild>

/**
 * The people with the names and ages that the records of the caller's own children give for the day of the event. A child
 * of others and a child that does not exist are refused in the same words.
 */
export function fillInChildren(
  people: readonly AttendeeInput[],
  children: OwnChildren,
  day: string,
): readonly AttendeeInput[] {
  const studentNames = people.flatMap(({ student }) => student ?? [])
  return people.map((one, position) => {
    if (one.student === null) return one
    const child = children.get(one.student)
    const isDuplicate = studentNames.indexOf(one.student) !== studentNames.lastIndexOf(one.student)
    if (!child || isDuplicate) throw eventErrors.not_your_child(attendeeFieldPath(position, 'student'))
    return { ...one, full_name: child.full_name, age: Math.max(0, ageOn(child.born, day)) }
  })
}
