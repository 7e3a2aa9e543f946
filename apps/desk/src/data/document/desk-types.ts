import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useCall } from '#client/react'
import type { Methods } from '#contract'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { ownUser } from '../user/session.ts'
import { useWatchedDocument } from '../realtime/realtime.ts'

type WireType = Methods['mela.desk.get_types']['output'][number]

/** A document type that this person may read. */
export interface DeskType extends WireType {
  /** What navigation and lists call it: 'Orders'. The label, 'Order', where the catalogue has no plural. */
  plural: string
}

/** Where the menu shows a type. */
export type MenuGroupName = DeskType['section']

/** 'Mela Event' is /desk/mela-event. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export const listPath = (doctype: string): string => `/${encodeURIComponent(slugOf(doctype))}`

export const documentPath = (doctype: string, name: string): string =>
  `${listPath(doctype)}/${encodeURIComponent(name)}`

export const newPath = (doctype: string): string => `/new${listPath(doctype)}`

/** Adds the plural names of the catalogue, whose ids end in the name of the type: 'types.mela_event'. */
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

/** Asked once a visit and language, and again when this person's rights change. */
export function useTypes() {
  const { language } = useLanguage()
  return useCall(
    'mela.desk.get_types',
    {},
    {
      scope: ['types', language],
      select: usePlurals(),
      staleTime: Infinity,
      placeholderData: keepPreviousData,
    },
  )
}

/** What this person may read is asked again. */
export const forgetTypes = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['types'] })

/** Follows the rights of this person while the desk is open: their roles stand in their own account. */
export function useWatchedRights(): void {
  const client = useQueryClient()
  useWatchedDocument('User', ownUser(), () => void forgetTypes(client))
}

const noTypes: readonly DeskType[] = []

/** The types that this person works with: what the menu, the home and the search offer. */
export function useWorkedWithTypes(): readonly DeskType[] {
  const { data = noTypes } = useTypes()
  return useMemo(() => data.filter((type) => type.is_worked_with), [data])
}

export function useTypeNamed(name: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(() => data?.find((type) => type.name === name), [data, name])
}

export function useTypeAt(slug: string): DeskType | undefined {
  const { data } = useTypes()
  return useMemo(() => data?.find((type) => slugOf(type.name) === slug), [data, slug])
}
