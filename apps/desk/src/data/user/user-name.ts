import { useQuery } from '@tanstack/react-query'
import { resource } from '#client'
import { useTypeNamed } from '../document/desk-types.ts'
import { textOf, type AnyDocument } from '../document/document.ts'

/** The system itself, and whoever has not signed in: they have no other name. */
const nobodys: ReadonlySet<string> = new Set(['Administrator', 'Guest'])

/** The full name of a user where this person may know it; the system itself keeps its name. */
export function useUserName(user: string): string | null {
  const isPerson = user !== '' && !nobodys.has(user)
  const isAsked = useTypeNamed('User') !== undefined && isPerson
  const { data } = useQuery({
    queryKey: ['user', user],
    queryFn: () =>
      resource<AnyDocument>('User').list({ fields: ['full_name'], filters: [['name', '=', user]] }),
    enabled: isAsked,
    staleTime: Infinity,
  })
  if (nobodys.has(user)) return user
  return textOf(data?.[0]?.['full_name']) || null
}
