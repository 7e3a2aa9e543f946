import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
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

const optionsOf = (target: DeskType | undefined, search: string) =>
  queryOptions({
    queryKey: ['options', target?.name, search],
    queryFn: () => (target ? findOptions(target, search) : []),
  })

export interface Match {
  /** The document that has the typed text as its name or title. */
  exact: LinkOption | undefined
  /** That one, else the first that was found. */
  best: LinkOption | undefined
}

/** Which documents a typed text means; none where nothing was found. */
export function matchOf(options: readonly LinkOption[], typed: string): Match {
  const wanted = typed.trim().toLowerCase()
  const isSame = ({ name, title }: LinkOption) => [name.toLowerCase(), title.toLowerCase()].includes(wanted)
  const exact = options.find(isSame)
  return { exact, best: exact ?? options[0] }
}

/** Looks up at once what a typed text means, for keys that do not wait for the list. */
export function useMatch(target: DeskType | undefined) {
  const client = useQueryClient()
  return async (typed: string): Promise<Match> =>
    matchOf(typed.trim() === '' ? [] : await client.query(optionsOf(target, typed)), typed)
}

/** `target` is undefined where this person may not read what the Link points at: then nothing is offered. */
export function useLinkOptions(target: DeskType | undefined, search: string, isOpen: boolean) {
  return useQuery({
    ...optionsOf(target, search),
    enabled: isOpen && target !== undefined,
    placeholderData: keepPreviousData,
  })
}
