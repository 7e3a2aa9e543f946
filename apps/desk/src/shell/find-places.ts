import { listPath, newPath, type DeskType } from '../data/desk-types.ts'

/** Somewhere to go in the desk. */
export interface Place {
  path: string
  label: string
  note: string
  icon: string
}

interface Words {
  note: (room: string) => string
  create: (doctype: string) => string
  icon: (type: DeskType) => string
}

/** The list of each type, and after them all a new document of each. */
export function placesOf(types: readonly DeskType[], { note, create, icon }: Words): Place[] {
  const lists = types.map((type) => ({
    path: listPath(type.name),
    label: type.name,
    note: note(type.module),
    icon: icon(type),
  }))
  const forms = types
    .filter((type) => type.can_create)
    .map((type) => ({ path: newPath(type.name), label: create(type.name), note: '', icon: icon(type) }))
  return [...lists, ...forms]
}

const mostFound = 12

/** Places in which every typed word begins some word; the shortest answer first. */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ label, note }: Place) => {
    const words = `${label} ${note}`.toLowerCase().split(/\s+/)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  const found = places.filter(isFound)
  const sorted =
    wanted.length === 0 ? found : found.toSorted((one, other) => one.label.length - other.label.length)
  return sorted.slice(0, mostFound)
}
