import { ageOn } from '#meta'
import { eventErrors } from '../errors.ts'
import { fieldOf, type AttendeeSent } from './read-attendees.ts'

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
export function namedChildren(
  people: readonly AttendeeSent[],
  children: OwnChildren,
  day: string,
): readonly AttendeeSent[] {
  const chosen = people.flatMap(({ student }) => student ?? [])
  return people.map((one, place) => {
    if (one.student === null) return one
    const child = children.get(one.student)
    const isTwice = chosen.indexOf(one.student) !== chosen.lastIndexOf(one.student)
    if (!child || isTwice) throw eventErrors.not_your_child(fieldOf(place, 'student'))
    return { ...one, full_name: child.full_name, age: Math.max(0, ageOn(child.born, day)) }
  })
}
