import { NativeSelect } from '@mantine/core'
import type { FieldType } from '#meta'
import { choiceLabel, type DeskField } from '../../../data/document/type-meta.ts'
import { FieldControl } from '../../../fields/field-control.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { timespanLabels, joinValues, splitValues, timespans, type Comparison } from './filters.ts'
import { useTypeTags } from '../../../data/document/document-info.ts'
import styles from '../../../ui/list/list-page.module.css'

interface Props {
  field: DeskField
  comparison: Comparison
  value: string
  onChange: (value: string) => void
}

interface OneProps {
  field: DeskField
  label: string
  value: string
  onChange: (value: string) => void
}

const plainTypes: readonly FieldType[] = [
  ...(['Select', 'Link', 'Date', 'Time'] as const),
  ...(['Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating'] as const),
]

function comparedAs({ fieldtype }: DeskField, comparison: Comparison): FieldType {
  if (fieldtype === 'Datetime') return 'Date'
  const isPart = comparison === 'contains' || comparison === 'lacks'
  return !isPart && plainTypes.includes(fieldtype) ? fieldtype : 'Data'
}

const ignore = () => undefined

function OneValue({ field, label, value, onChange }: OneProps) {
  return (
    <FieldControl
      field={{ ...field, label, required: true, description: '' }}
      value={value}
      onChange={(next) => onChange(String(next))}
      onBlur={ignore}
      error={undefined}
      attachTo={null}
    />
  )
}

function YesOrNo({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const t = useTranslate()
  const choices = [
    { value: '', label: t('desk.choose') },
    { value: '1', label: t('desk.yes') },
    { value: '0', label: t('desk.no') },
  ]
  return (
    <NativeSelect
      required
      label={t('desk.filter_value')}
      data={choices}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Timespan({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const t = useTranslate()
  const spans = timespans.map((span) => ({ value: span, label: t(timespanLabels[span]) }))
  return (
    <NativeSelect
      required
      label={t('desk.filter_value')}
      data={[{ value: '', label: t('desk.choose') }, ...spans]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function Choices({ field, value, onChange }: Omit<Props, 'comparison'>) {
  const t = useTranslate()
  const chosen = splitValues(value)
  const toggle = (option: string, isOn: boolean) =>
    onChange(joinValues(field.options.filter((one) => (one === option ? isOn : chosen.includes(one)))))
  return (
    <fieldset className={styles.filterChoices}>
      <legend>{t('desk.filter_value')}</legend>
      {field.options.map((option) => (
        <label key={option} className="tick-line">
          <input
            className="tick"
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
          />
          <span>{choiceLabel(field, option)}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function FilterValue({ field, comparison, value, onChange }: Props) {
  const t = useTranslate()
  if (field.fieldtype === 'Check') return <YesOrNo value={value} onChange={onChange} />
  if (comparison === 'within') return <Timespan value={value} onChange={onChange} />
  if (comparison === 'any' || comparison === 'none')
    return <Choices field={field} value={value} onChange={onChange} />
  const compared = { ...field, fieldtype: comparedAs(field, comparison) }
  if (comparison !== 'between')
    return <OneValue field={compared} label={t('desk.filter_value')} value={value} onChange={onChange} />
  const [from = '', to = ''] = splitValues(value)
  return (
    <>
      <OneValue
        field={{ ...compared, fieldname: `${field.fieldname}-from` }}
        label={t('desk.range_from')}
        value={from}
        onChange={(next) => onChange(joinValues([next, to]))}
      />
      <OneValue
        field={{ ...compared, fieldname: `${field.fieldname}-to` }}
        label={t('desk.range_to')}
        value={to}
        onChange={(next) => onChange(joinValues([from, next]))}
      />
    </>
  )
}

interface TagValueProps {
  doctype: string
  value: string
  onChange: (value: string) => void
}

export function TagValue({ doctype, value, onChange }: TagValueProps) {
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
