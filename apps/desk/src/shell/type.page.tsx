import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import {
  documentPath,
  listPath,
  newPath,
  slugOf,
  useTypeAt,
  type DeskType,
} from '../data/document/desk-types.ts'
import { FormPage } from '../screens/forms/form.page.tsx'
import { ListPage } from '../screens/lists/list.page.tsx'
import { NotFound } from '../ui/states.tsx'

interface Props {
  currentPath: (doctype: string) => string
  children: (type: DeskType) => ReactNode
}

/** Shows the page of a type, and redirects addresses with its earlier name. */
function OfType({ currentPath, children }: Props) {
  const { slug = '' } = useParams()
  const { search, hash } = useLocation()
  const type = useTypeAt(slug)
  if (!type) return <NotFound />
  if (slugOf(type.name) !== slug)
    return <Navigate replace to={{ pathname: currentPath(type.name), search, hash }} />
  return children(type)
}

export function TypePage() {
  return (
    <OfType currentPath={listPath}>
      {(type) => (type.is_single ? <FormPage type={type} name={type.name} /> : <ListPage type={type} />)}
    </OfType>
  )
}

export function DocumentPage() {
  const { name = '' } = useParams()
  return (
    <OfType currentPath={(doctype) => documentPath(doctype, name)}>
      {(type) => <FormPage type={type} name={name} />}
    </OfType>
  )
}

export function NewPage() {
  return <OfType currentPath={newPath}>{(type) => <FormPage type={type} name={null} />}</OfType>
}
