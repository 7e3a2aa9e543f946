import type { ControlProps, AttachTarget } from '../fields/control.ts'
import { LongTextField } from '../fields/text/text-field.tsx'
import { useTranslate } from '../language/translate.ts'
import { readType, type WireMeta } from '../data/document/doc-meta.ts'
import type { DeskField, TypeMeta } from '../data/document/type-meta.ts'
import { cellOf } from '../fields/form-value.ts'
import { type CellValue, newKey } from '../fields/table-value.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { addOutline, arrowDownOutline, arrowUpOutline, trashOutline } from 'ionicons/icons'
import { useState } from 'react'
import { sectionSummary } from '../fields/show-value.tsx'
import { Icon } from '../ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { methodRead, send } from '#client'
import { useLanguage } from '../language/language.tsx'
import styles from '../tables/tables.module.css'

/** Data of a section: the fields of its shape, and other keys, which are preserved. */
type Content = Readonly<Record<string, unknown>>

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses stored text as an object; null for other text, which is then preserved as text. */
function contentIn(text: string): Content | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isContent(value) ? value : null
  } catch {
    return null
  }
}

const textIn = (content: Content): string =>
  Object.keys(content).length === 0 ? '' : JSON.stringify(content)

const partIn = (content: Content, field: DeskField): CellValue => cellOf(field, content[field.fieldname])

/** Returns true for a completely typed number, which is stored as one; '13.' is incomplete. */
const isNumber = (field: DeskField, cell: CellValue): boolean =>
  ['Int', 'Float'].includes(field.fieldtype) && String(Number(cell)) === cell

function withPart(content: Content, field: DeskField, cell: CellValue): Content {
  const { [field.fieldname]: before, ...others } = content
  if (cell === '') return before === undefined ? content : others
  return { ...content, [field.fieldname]: isNumber(field, cell) ? Number(cell) : cell }
}

function rowsIn(content: Content, fieldname: string): readonly Content[] {
  const rows = content[fieldname]
  return Array.isArray(rows) ? rows.filter(isContent) : []
}

const withRows = (content: Content, fieldname: string, rows: readonly Content[]): Content => ({
  ...content,
  [fieldname]: rows,
})

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

interface Props {
  field: DeskField
  row: TypeMeta
  items: readonly Content[]
  attachTo: AttachTarget | null
  onChange: (items: readonly Content[]) => void
}

function SectionRows({ field, row, items, attachTo, onChange }: Props) {
  const t = useTranslate()
  const [keys, setKeys] = useState(() => items.map(newKey))
  const [added, setAdded] = useState<string | null>(null)
  const handleAdd = () => {
    const key = newKey()
    setKeys([...keys, key])
    setAdded(key)
    onChange([...items, {}])
  }
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    onChange(moved(items, from, to))
  }
  const handleRemove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    onChange(items.toSpliced(index, 1))
  }
  return (
    <fieldset className={styles.sectionRows}>
      <legend>{field.label}</legend>
      <ol>
        {items.map((item, index) => (
          <li key={keys[index]}>
            <details open={keys[index] === added}>
              <summary>
                <span className="num dim">{index + 1}</span>
                <span className={styles.sectionText}>{sectionSummary(JSON.stringify(item))}</span>
              </summary>
              <div className="row-fields">
                {row.fields.map((part) => (
                  <FieldControl
                    key={part.fieldname}
                    field={part}
                    value={partIn(item, part)}
                    onChange={(cell) => onChange(items.with(index, withPart(item, part, cell)))}
                    onBlur={() => undefined}
                    error={undefined}
                    attachTo={attachTo}
                  />
                ))}
              </div>
            </details>
            <ItemActions
              number={index + 1}
              total={items.length}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              onRemove={() => handleRemove(index)}
            />
          </li>
        ))}
      </ol>
      <Button variant="default" leftSection={<Icon of={addOutline} isSmall />} onClick={handleAdd}>
        {t('desk.section_add', { label: row.label })}
      </Button>
    </fieldset>
  )
}

const small = { variant: 'subtle', size: 40 } as const

interface ActionsProps {
  number: number
  total: number
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

function ItemActions({ number, total, onUp, onDown, onRemove }: ActionsProps) {
  const t = useTranslate()
  return (
    <div className={styles.sectionItemActions}>
      <ActionIcon
        {...small}
        aria-label={t('desk.section_up', { number })}
        disabled={number === 1}
        onClick={onUp}
      >
        <Icon of={arrowUpOutline} isSmall />
      </ActionIcon>
      <ActionIcon
        {...small}
        aria-label={t('desk.section_down', { number })}
        disabled={number === total}
        onClick={onDown}
      >
        <Icon of={arrowDownOutline} isSmall />
      </ActionIcon>
      <ActionIcon {...small} aria-label={t('desk.remove_row', { number })} onClick={onRemove}>
        <Icon of={trashOutline} isSmall />
      </ActionIcon>
    </div>
  )
}

const variantIn = ({ variant }: Content): string => (typeof variant === 'string' ? variant : '')

/** Form for a section's data. Data without a known shape is edited as text. */
export function SectionEditor(props: ControlProps) {
  const { field, value } = props
  const t = useTranslate()
  const { data: shapes, isPending } = useSectionShapes()
  const content = contentIn(String(value))
  const shape = content && shapes?.shapeOf(field.options[1] ?? '', variantIn(content))
  if (isPending) return <p role="status">{t('states.loading')}</p>
  if (!content || !shapes || !shape) return <LongTextField {...props} />
  if (shape.fields.length === 0) return <p className="dim">{t('desk.section_fills_itself')}</p>
  return <Parts {...props} {...{ content, shapes, fields: shape.fields }} />
}

interface PartsProps extends ControlProps {
  content: Content
  shapes: SectionShapes
  fields: ControlProps['field'][]
}

function Parts({ field, content, shapes, fields, onChange, onBlur, error, attachTo }: PartsProps) {
  const change = (next: Content) => onChange(textIn(next))
  return (
    <div className={styles.sectionParts} role="group" aria-label={field.label}>
      {fields.map((part) => {
        const row = shapes.rowOf(part.options[0] ?? '')
        return part.fieldtype === 'Table' && row ? (
          <SectionRows
            key={part.fieldname}
            {...{ field: part, row, attachTo }}
            items={rowsIn(content, part.fieldname)}
            onChange={(items) => change(withRows(content, part.fieldname, items))}
          />
        ) : (
          <FieldControl
            key={part.fieldname}
            {...{ field: part, attachTo, onBlur }}
            value={partIn(content, part)}
            onChange={(cell) => change(withPart(content, part, cell))}
            error={undefined}
          />
        )
      })}
      {error !== undefined && (
        <p className="field-problem" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface Answer {
  sections: { section_type: string; variant: string; shape: string }[]
  docs: WireMeta[]
}

interface SectionShapes {
  /** Returns the shape of a section's data; undefined for an unknown type or variant. */
  shapeOf: (type: string, variant: string) => TypeMeta | undefined
  rowOf: (name: string) => TypeMeta | undefined
}

function readShapes({ sections, docs }: Answer): SectionShapes {
  const types = new Map(docs.map(readType).map((type) => [type.name, type]))
  return {
    shapeOf: (type, variant) => {
      const found = sections.find((one) => one.section_type === type && one.variant === variant)
      return found && types.get(found.shape)
    },
    rowOf: (name) => types.get(name),
  }
}

function useSectionShapes() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['section shapes', language],
    queryFn: async () => readShapes(await send(methodRead('mela.website.get_section_shapes'))),
    staleTime: Infinity,
  })
}
