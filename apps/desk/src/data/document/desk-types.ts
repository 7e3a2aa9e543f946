import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { methodRequest } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { ownUser } from '../user/session.ts'
import { useWatchedDocument } from '../realtime/realtime.ts'

type WireType = Methods['mela.desk.get_types']['output'][number]

export interface DeskType extends WireType {
  /** Plural label for navigation and lists: 'Orders'. The label, 'Order', when the catalogue has no plural. */
  plural: string
}

export type MenuGroupName = DeskType['section']

/** Returns the slug of a type: 'Mela Event' is /desk/mela-event. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export const listPath = (doctype: string): string => `/${encodeURIComponent(slugOf(doctype))}`

export const documentPath = (doctype: string, name: string): string =>
  `${listPath(doctype)}/${encodeURIComponent(name)}`

export const newPath = (doctype: string): string => `/new${listPath(doctype)}`

/** Adds the catalogue's plural labels, whose ids end in the type's name: 'types.mela_event'. */
function usePlurals() {
  const { hasMessage } = useLanguage()
  const t = useTranslate()
  return useCallback(
    (types: readonly WireType[]): DeskType[] =>
      types.map((type) => {
        const id = `types.${type.name.toLowerCase().replaceAll(/\W/g, '_')}`
        return { ...type, plural: hasMessage(id) ? t(id) : type.label }
      }),
    [hasMessage, t],
  )
}

/** Fetches the readable types once per visit and language, and again when the user's permissions change. */
export function useTypes() {
  const { language } = useLanguage()
  return useCall(methodRequest('mela.desk.get_types'), {
    scope: ['types', language],
    select: usePlurals(),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

export const forgetTypes = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['types'] })

/** Fetches the types again when the user's roles change, which are part of the user's own account. */
export function useWatchedRights(): void {
  const client = useQueryClient()
  useWatchedDocument('User', ownUser(), () => void forgetTypes(client))
}

const noTypes: readonly DeskType[] = []

export function useWorkedWithTypes(): readonly DeskType[] {
  const { data = noTypes } = useTypes()
  return useMemo(() => data.filter((type) => type.is_worked_with), [data])
}

export function useTypeNamed(name: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(() => data?.find((type) => type.name === name), [data, name])
}

/** Title fields of types, by name; a type whose links show the document's name has none. */
export type LinkTitleFields = ReadonlyMap<string, string>

export function useLinkTitleFields(): LinkTitleFields {
  const { data = noTypes } = useTypes()
  return useMemo(() => {
    const titled = data.filter((type) => type.show_title_field_in_link)
    return new Map(titled.map(({ name, title_field }) => [name, title_field]))
  }, [data])
}

/** Returns the type of an address; one that was renamed also has the address of its earlier name. */
export function useTypeAt(slug: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(
    () =>
      data?.find(({ name }) => slugOf(name) === slug) ??
      data?.find(({ earlier_name: earlier }) => earlier !== null && slugOf(earlier) === slug),
    [data, slug],
  )
}
