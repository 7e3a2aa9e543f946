import { plainField } from '../../../data/document/type-meta.ts'
import { LinkField, QuickCreateContext } from '../../../fields/link/link-field.tsx'

interface Props {
  label: string
  value: string
  onChange: (user: string) => void
}

export function PersonField({ label, value, onChange }: Props) {
  return (
    <QuickCreateContext value={null}>
      <LinkField
        field={{ ...plainField, fieldname: 'person', fieldtype: 'Link', label, options: ['User'] }}
        value={value}
        onChange={(user) => onChange(String(user))}
        onBlur={() => undefined}
        error={undefined}
        attachTo={null}
      />
    </QuickCreateContext>
  )
}
