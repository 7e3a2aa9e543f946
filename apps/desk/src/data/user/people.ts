import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resource, methodRequest } from '#client'
import { useCall } from '#client/react'
import { useTranslate } from '../../language/translate.ts'
import type { DeskField } from '../document/type-meta.ts'
import { textOf, type AnyDocument } from '../document/document.ts'
import { titleKey, type LinkTitles } from '../link/link-titles.ts'
import { useTypeNamed } from '../document/desk-types.ts'

type UserField = Pick<DeskField, 'fieldname' | 'options'>

export const namesUser = ({ options }: UserField): boolean => options[0] === 'User'

const awaited = '…'

export function usePeople(
  doctype: string,
  fields: readonly UserField[],
  rows: readonly AnyDocument[],
): LinkTitles {
  const t = useTranslate()
  const labels = useSystemUserLabels()
  const users = useMemo(() => {
    const places = fields.filter(namesUser)
    const named = rows.flatMap((row) => places.map(({ fieldname }) => textOf(row[fieldname])))
    return [...new Set(named.filter((user) => user !== ''))].toSorted()
  }, [fields, rows])
  const names = users.length === 0 ? [] : rows.map((row) => textOf(row['name'])).toSorted()
  const { data, isPending } = useCall(methodRequest('mela.desk.get_people', { doctype, names }), {
    scope: ['people', doctype, names, users],
    enabled: users.length > 0,
  })
  const unknown = isPending ? awaited : t('desk.name_not_shown')
  return useMemo(
    () => new Map(users.map((user) => [titleKey('User', user), labels.get(user) ?? data?.[user] ?? unknown])),
    [users, labels, data, unknown],
  )
}

/** Returns the labels of the accounts that belong to no person. */
export function useSystemUserLabels(): ReadonlyMap<string, string> {
  const t = useTranslate()
  return useMemo(
    () =>
      new Map([
        ['Administrator', t('desk.user_administrator')],
        ['Guest', t('desk.user_guest')],
      ]),
    [t],
  )
}

export function useUserName(user: string): string | null {
  const labels = useSystemUserLabels()
  const isPerson = user !== '' && !labels.has(user)
  const isAsked = useTypeNamed('User') !== undefined && isPerson
  const { data } = useQuery({
    queryKey: ['user', user],
    queryFn: () =>
      resource<AnyDocument>('User').list({ fields: ['full_name'], filters: [['name', '=', user]] }),
    enabled: isAsked,
    staleTime: Infinity,
  })
  return labels.get(user) ?? (textOf(data?.[0]?.['full_name']) || null)
}
