import { useMeta } from '../../data/document/doc-meta.ts'
import { ShownValue } from '../../fields/show-value.tsx'
import { Badge } from '../../ui/badge.tsx'

interface Props {
  doctype: string
  state: string
}

export function StateBadge({ doctype, state }: Props) {
  const { data } = useMeta(doctype)
  const field = data?.fields.find(({ fieldname }) => fieldname === 'state')
  return field ? <ShownValue field={field} value={state} /> : <Badge>{state}</Badge>
}
