import { useQuery } from '@tanstack/react-query'
import { methodRequest, send } from '#client'
import { textOf, type AnyDocument } from './document.ts'

interface Answer {
  permissions: Readonly<Record<string, 0 | 1>>
}

/** What this person may do with a document, in the dialect's words: 'submit', 'cancel', 'amend'. */
export function useRights(doctype: string, stored: AnyDocument | null, isWanted: boolean) {
  const name = textOf(stored?.['name'])
  return useQuery({
    // A right may hang on the document's state: after each change it is asked again.
    queryKey: ['rights', doctype, name, textOf(stored?.['modified'])],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      const request = methodRequest('frappe.client.get_doc_permissions', { doctype, docname: name })
      const { permissions } = await send<Answer>(request)
      return new Set(Object.keys(permissions).filter((right) => permissions[right] === 1))
    },
    enabled: isWanted && stored !== null,
  })
}
