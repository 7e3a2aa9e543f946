import { Link } from 'react-router-dom'
import type { DeskField } from '../../data/document/type-meta.ts'
import { documentPath, useTypeNamed } from '../../data/document/desk-types.ts'
import { useShownText } from '../show-value.tsx'

interface Props {
  field: DeskField
  name: string
}

export function ShownLink({ field, name }: Props) {
  const title = useShownText()(field, name)
  const target = useTypeNamed(field.options[0] ?? '')
  // A plain name without a title is no document: a GSTIN stands where a business without one has its name.
  const isNoDocument = field.isPlainName && target?.show_title_field_in_link && title === name
  if (!target || isNoDocument) return <>{title}</>
  return (
    <Link className="link" to={documentPath(target.name, name)} title={title === name ? undefined : name}>
      {title}
    </Link>
  )
}
