import { useParams } from 'react-router-dom'
import { useTypeAt } from '../data/document/desk-types.ts'
import { FormPage } from '../screens/forms/form.page.tsx'
import { ListPage } from '../screens/lists/list.page.tsx'
import { NotFound } from '../ui/states.tsx'

export function TypePage() {
  const { slug = '' } = useParams()
  const type = useTypeAt(slug)
  if (!type) return <NotFound />
  return type.is_single ? <FormPage type={type} name={type.name} /> : <ListPage type={type} />
}

export function DocumentPage() {
  const { slug = '', name = '' } = useParams()
  const type = useTypeAt(slug)
  return type ? <FormPage type={type} name={name} /> : <NotFound />
}

export function NewPage() {
  const { slug = '' } = useParams()
  const type = useTypeAt(slug)
  return type ? <FormPage type={type} name={null} /> : <NotFound />
}
