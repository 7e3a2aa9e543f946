import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { resource, type Filter } from '#client'
import type { DeskType } from '../document/desk-types.ts'
import { textOf, type AnyDocument } from '../document/document.ts'

export interface LinkOption {
  name: string
  title: string
}

const mostOptions = 100

async function findOptions({
  target,
  search,
  filters = [],
}: Asked & { target: DeskType }): Promise<LinkOption[]> {
  const places = [...new Set(['name', target.title_field])]
  const rows = await resource<AnyDocument>(target.name).list({
    fields: places,
    filters,
    ...(search === '' ? {} : { orFilters: places.map((place) => [place, 'like', `%${search}%`] as const) }),
    orderBy: 'name asc',
    pageLength: mostOptions,
  })
  return rows.map((row) => ({ name: textOf(row['name']), title: textOf(row[target.title_field]) }))
}

interface Asked {
  /** Undefined when the user may not read the linked type: no options are offered. */
  target: DeskType | undefined
  search: string
  filters: readonly Filter[] | undefined
}

const optionsOf = ({ target, search, filters }: Asked) =>
  queryOptions({
    queryKey: ['options', target?.name, search, filters],
    queryFn: () => (target ? findOptions({ target, search, filters }) : []),
  })

export interface Match {
  exact: LinkOption | undefined
  best: LinkOption | undefined
}

export function matchOf(options: readonly LinkOption[], typed: string): Match {
  const wanted = typed.trim().toLowerCase()
  const isSame = ({ name, title }: LinkOption) => [name.toLowerCase(), title.toLowerCase()].includes(wanted)
  const exact = options.find(isSame)
  return { exact, best: exact ?? options[0] }
}

export function useMatch(target: DeskType | undefined, filters?: readonly Filter[]) {
  const client = useQueryClient()
  return async (typed: string): Promise<Match> =>
    matchOf(
      typed.trim() === '' ? [] : await client.query(optionsOf({ target, search: typed, filters })),
      typed,
    )
}

export function useLinkOptions(asked: Asked, isOpen: boolean) {
  return useQuery({
    ...optionsOf(asked),
    enabled: isOpen && asked.target !== undefined,
    placeholderData: keepPreviousData,
  })
}
