import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { resource } from '#client'
import { useTypes, type DeskType } from './desk-types.ts'
import type { DeskField } from './doc-meta.ts'
import { textOf, type AnyDocument } from './document.ts'

type LinkedField = Pick<DeskField, 'fieldname' | 'fieldtype' | 'options'>

/** Titles of linked documents, by target type and name. */
export type LinkTitles = ReadonlyMap<string, string>

export const titleKey = (target: string, name: string): string => `${target} ${name}`

/** What `ShownValue` says instead of a linked document's name. */
export const LinkTitlesContext = createContext<LinkTitles>(new Map<string, string>())

interface Wanted {
  target: DeskType
  names: string[]
}

async function readTitles({ target, names }: Wanted): Promise<[string, string][]> {
  const rows = await resource<AnyDocument>(target.name).list({
    fields: ['name', target.title_field],
    filters: [['name', 'in', names]],
    pageLength: names.length,
  })
  return rows.map((row) => [titleKey(target.name, textOf(row['name'])), textOf(row[target.title_field])])
}

/** The documents that the rows point at, by target; types that this person may not read keep their names. */
export function wantedTitles(
  types: readonly DeskType[],
  fields: readonly LinkedField[],
  rows: readonly AnyDocument[],
): Wanted[] {
  const links = fields.filter(({ fieldtype }) => fieldtype === 'Link')
  return types
    .filter(({ title_field }) => title_field !== 'name')
    .flatMap((target) => {
      const pointing = links.filter(({ options }) => options[0] === target.name)
      const names = pointing.flatMap(({ fieldname }) => rows.map((row) => textOf(row[fieldname])))
      const unique = [...new Set(names.filter((name) => name !== ''))].toSorted()
      return unique.length > 0 ? [{ target, names: unique }] : []
    })
}

const noRows: readonly AnyDocument[] = []

/** The same function for every drawing: what it made is kept while no answer has changed. */
const titlesIn = (answers: readonly UseQueryResult<[string, string][]>[]): LinkTitles =>
  new Map(answers.flatMap(({ data }) => data ?? []))

/** One question for each type that a page of a list points at, however many rows there are. */
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

/** The title of one linked document; empty while it is unknown. */
export function useLinkTitle(field: LinkedField, name: string): string {
  const [fields, rows] = useMemo(() => [[field], [{ [field.fieldname]: name }]], [field, name])
  return useLinkTitles(fields, rows).get(titleKey(field.options[0] ?? '', name)) ?? ''
}
