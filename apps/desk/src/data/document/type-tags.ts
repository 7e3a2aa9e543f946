import { useQuery } from '@tanstack/react-query'
import { call } from '#client'

interface Placed {
  tag: string
  doctype: string
  name: string
}

const about = ({ tag, doctype, name }: Placed) => ({ tag, dt: doctype, dn: name })

export const addTag = (placed: Placed) => call('mela.tags.add_tag', about(placed))

export const removeTag = (placed: Placed) => call('mela.tags.remove_tag', about(placed))

/** The tags that documents of a type have. */
export function useTypeTags(doctype: string) {
  return useQuery({
    queryKey: ['list', doctype, 'tags'],
    queryFn: () => call('mela.tags.get_tags', { doctype }),
  })
}
