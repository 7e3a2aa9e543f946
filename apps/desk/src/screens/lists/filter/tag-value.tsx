import { NativeSelect } from '@mantine/core'
import { useTypeTags } from '../../../data/document/type-tags.ts'
import { useTranslate } from '../../../language/translate.ts'

interface Props {
  doctype: string
  value: string
  onChange: (value: string) => void
}

/** One of the tags that documents of the type have. */
export function TagValue({ doctype, value, onChange }: Props) {
  const t = useTranslate()
  const { data: tags = [], isPending } = useTypeTags(doctype)
  const none = t(tags.length === 0 && !isPending ? 'desk.tag_none' : 'desk.choose')
  return (
    <NativeSelect
      required
      label={t('desk.filter_value')}
      data={[{ value: '', label: none }, ...tags]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
