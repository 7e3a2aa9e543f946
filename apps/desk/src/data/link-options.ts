import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { resource } from '#client'
import type { DeskType } from './desk-types.ts'
import { textOf, type AnyDocument } from './document.ts'

export interface LinkOption {
  name: string
  title: string
}

const mostOptions = 100

/** Documents that a Link may name: at most 100, by name, found by name or title. */
async function findOptions(target: DeskType, search: string): Promise<LinkOption[]> {
  const places = [...new Set(['name', target.title_field])]
  const rows = await resource<AnyDocument>(target.name).list({
    fields: places,
    ...(search === '' ? {} : { orFilters: places.map((place) => [place, 'like', `%${search}%`] as const) }),
    orderBy: 'name asc',
    pageLength: mostOptions,
  })
  return rows.map((row) => ({ name: textOf(row['name']), title: textOf(row[target.title_field]) }))
}

/** `target` is undefined where this person may not read what the Link points at: then nothing is offered. */
export function useLinkOptions(target: DeskType | undefined, search: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['options', target?.name, search],
    queryFn: () => (target ? findOptions(target, search) : []),
    enabled: isOpen && target !== undefined,
    placeholderData: keepPreviousData,
  })
}
