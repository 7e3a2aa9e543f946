import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { resource } from '#client'
import { useTypes, type DeskType } from '../document/desk-types.ts'
import type { DeskField } from '../document/type-meta.ts'
import { textOf, type AnyDocument } from '../document/document.ts'

type LinkedField = Pick<DeskField, 'fieldname' | 'fieldtype' | 'options'>

export type LinkTitles = ReadonlyMap<string, string>

export const titleKey = (target: string, name: string): string => `${target} ${name}`

export const LinkTitlesContext = createContext<LinkTitles>(new Map<string, string>())

interface Wanted {
  target: DeskType
  names: string[]
}

/** Maximum number of names in one address. */
const mostNames = 200

async function readSome({ target, names }: Wanted): Promise<[string, string][]> {
  const rows = await resource<AnyDocument>(target.name).list({
    fields: ['name', target.title_field],
    filters: [['name', 'in', names]],
    pageLength: names.length,
  })
  return rows.map((row) => [titleKey(target.name, textOf(row['name'])), textOf(row[target.title_field])])
}

async function readTitles({ target, names }: Wanted): Promise<[string, string][]> {
  const starts = names.flatMap((_, index) => (index % mostNames === 0 ? [index] : []))
  const parts = starts.map((start) => readSome({ target, names: names.slice(start, start + mostNames) }))
  return (await Promise.all(parts)).flat()
}

export function wantedTitles(
  types: readonly DeskType[],
  fields: readonly LinkedField[],
  rows: readonly AnyDocument[],
): Wanted[] {
  // A text may name a user too, whose account may have been deleted.
  const links = fields.filter(({ fieldtype }) => fieldtype === 'Link' || fieldtype === 'Data')
  return types
    .filter(({ show_title_field_in_link: hasTitle }) => hasTitle)
    .flatMap((target) => {
      const pointing = links.filter(({ options }) => options[0] === target.name)
      const names = pointing.flatMap(({ fieldname }) => rows.map((row) => textOf(row[fieldname])))
      const unique = [...new Set(names.filter((name) => name !== ''))].toSorted()
      return unique.length > 0 ? [{ target, names: unique }] : []
    })
}

/** Returns the labels of document types, for fields that name one. */
export function useTypeTitles(): LinkTitles {
  const { data: types } = useTypes()
  return useMemo(
    () => new Map((types ?? []).map(({ name, label }) => [titleKey('DocType', name), label] as const)),
    [types],
  )
}

const noRows: readonly AnyDocument[] = []

const titlesIn = (answers: readonly UseQueryResult<[string, string][]>[]): LinkTitles =>
  new Map(answers.flatMap(({ data }) => data ?? []))

/** Fetches the titles of linked documents: one request per type, however many rows there are. */
export function useLinkTitles(
  fields: readonly LinkedField[],
  rows: readonly AnyDocument[] = noRows,
): LinkTitles {
  const { data: types = [] } = useTypes()
  const wanted = useMemo(() => wantedTitles(types, fields, rows), [types, fields, rows])
  return useQueries({
    queries: wanted.map((one) => ({
      queryKey: ['titles', one.target.name, one.names],
      queryFn: () => readTitles(one),
    })),
    combine: titlesIn,
  })
}

/** Names requested in this tick, by type, to be fetched in one request. */
const gathered = new Map<string, { names: Set<string>; answer: Promise<LinkTitles> }>()

async function readGathered(target: DeskType, names: ReadonlySet<string>): Promise<LinkTitles> {
  await Promise.resolve()
  gathered.delete(target.name)
  return new Map(await readTitles({ target, names: [...names].toSorted() }))
}

export function gatherTitles(target: DeskType, name: string): Promise<LinkTitles> {
  const open = gathered.get(target.name)
  if (open) {
    open.names.add(name)
    return open.answer
  }
  const names = new Set([name])
  const answer = readGathered(target, names)
  gathered.set(target.name, { names, answer })
  return answer
}

const titleQuery = (target: string | undefined, name: string) => ['title', target, name]

/**
 * Returns the title of a linked document; empty for none, undefined while loading. Fields that ask at once share a
 * request.
 */
export function useLinkTitle(target: DeskType | undefined, name: string): string | undefined {
  const known = useContext(LinkTitlesContext).get(titleKey(target?.name ?? '', name))
  const hasTitle = target?.show_title_field_in_link === true
  const isAsked = hasTitle && name !== '' && known === undefined
  const { data, isError } = useQuery({
    queryKey: titleQuery(target?.name, name),
    queryFn: async () =>
      target ? ((await gatherTitles(target, name)).get(titleKey(target.name, name)) ?? '') : '',
    enabled: isAsked,
  })
  return known ?? (isAsked && !isError ? data : '')
}

export function useKnownTitle(target: DeskType | undefined) {
  const client = useQueryClient()
  return ({ name, title }: { name: string; title: string }) =>
    client.setQueryData(titleQuery(target?.name, name), title)
}
