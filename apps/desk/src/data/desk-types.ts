import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#client'
import type { Methods } from '#contract'

/** A document type that this person may read. */
export type DeskType = Methods['mela.desk.get_types']['output'][number]

export interface Room {
  name: string
  types: DeskType[]
}

/** 'Mela Event' is /desk/mela-event. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export const listPath = (doctype: string): string => `/${encodeURIComponent(slugOf(doctype))}`

export const documentPath = (doctype: string, name: string): string =>
  `${listPath(doctype)}/${encodeURIComponent(name)}`

export const newPath = (doctype: string): string => `/new${listPath(doctype)}`

/** What the house keeps for itself stands after what people work with. */
const housekeeping: ReadonlySet<string> = new Set([
  'identity',
  'rights',
  'records',
  'files',
  'webhooks',
  'dead_letters',
])

/** The types of each room together, rooms and types in the order in which the server names them. */
export function byRoom(types: readonly DeskType[]): Room[] {
  const rooms = new Map<string, Room>()
  for (const type of types) {
    const room = rooms.get(type.module) ?? { name: type.module, types: [] }
    rooms.set(type.module, { ...room, types: [...room.types, type] })
  }
  const isLast = ({ name }: Room) => housekeeping.has(name)
  return [...rooms.values()].toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
}

/** Asked once a visit: who may read what does not change while a page is open. */
export function useTypes() {
  return useQuery({
    queryKey: ['types'],
    queryFn: () => call('mela.desk.get_types', {}),
    staleTime: Infinity,
  })
}

export function useTypeNamed(name: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(() => data?.find((type) => type.name === name), [data, name])
}

export function useTypeAt(slug: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(() => data?.find((type) => slugOf(type.name) === slug), [data, slug])
}
