import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { pointedField } from '../../../fields/link/pointed-field.ts'
import { isNumeric, ShownValue, toneOf, useShownText } from '../../../fields/show-value.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { shortMomentText } from '../../../ui/dates.ts'
import { Badge, DocstatusBadge } from '../../../ui/badge.tsx'
import { titleOf, useRowTitle } from './list-columns.tsx'
import { rowClass, badgeOf, isAmount, isDay, pickDetailFields } from './columns.ts'
import { tagsField, tagsIn } from '../filter/filters.ts'
import styles from '../../../ui/list/list-views.module.css'

interface Props {
  meta: TypeMeta
  fields: readonly DeskField[]
  rows: AnyDocument[]
  canSelect: boolean
  selection: RowSelectionState
  fresh: ReadonlySet<string>
  onSelectionChange: OnChangeFn<RowSelectionState>
}

function toggled(chosen: RowSelectionState, name: string): RowSelectionState {
  const others = Object.keys(chosen).filter((one) => one !== name)
  const names = chosen[name] ? others : [...others, name]
  return Object.fromEntries(names.map((one) => [one, true] as const))
}

/** A row has no column heads: a ticked box shows its label, one that isn't ticked nothing. */
function RowBadge({ field, value }: { field: DeskField; value: unknown }) {
  if (field.fieldtype !== 'Check') return textOf(value) !== '' && <ShownValue field={field} value={value} />
  return value === 1 && <Badge tone={toneOf(field, '1')}>{field.label}</Badge>
}

interface Detail {
  text: string
  /** True for a number or a date, which is not divided at the end of a line. */
  isUnbroken: boolean
}

function DetailLine({ details }: { details: readonly Detail[] }) {
  const filled = details.filter(({ text }) => text !== '')
  return (
    <span className="small dim">
      {filled.map(({ text, isUnbroken }, place) => (
        <Fragment key={place}>
          {place > 0 && ' '}
          <span className={isUnbroken ? styles.unbroken : undefined}>
            {place < filled.length - 1 ? `${text},` : text}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

export function ListRows(props: Props) {
  const { meta, fields, rows, canSelect, selection, fresh, onSelectionChange } = props
  const t = useTranslate()
  const { language } = useLanguage()
  const shownText = useShownText()
  const badge = badgeOf(meta, fields)
  const detailFields = pickDetailFields(meta, fields)
  const hasDay = detailFields.some(isDay)

  const titleText = useRowTitle(meta)
  const detail = (field: DeskField, row: AnyDocument) => {
    if (field.fieldname === tagsField) return tagsIn(row[tagsField]).join(', ')
    const text = shownText(
      pointedField(field, (name) => row[name]),
      row[field.fieldname],
    )
    if (text === titleText(row)) return ''
    return text !== '' && isNumeric(field) && !isAmount(field) ? `${field.label}: ${text}` : text
  }
  const line = (row: AnyDocument): Detail[] => {
    const details = detailFields.map((field) => ({ text: detail(field, row), isUnbroken: isDay(field) }))
    const name = meta.isNumbered && titleOf(meta, row) !== row['name'] ? textOf(row['name']) : ''
    const last = hasDay || name !== '' ? '' : shortMomentText(textOf(row['modified']), language)
    return [{ text: name, isUnbroken: true }, ...details, { text: last, isUnbroken: true }]
  }
  return (
    <ul className="list-rows">
      {rows.map((row) => (
        <li
          key={textOf(row['name'])}
          className={rowClass(selection[textOf(row['name'])], fresh.has(textOf(row['name'])))}
        >
          {canSelect && (
            <label className="tick-target">
              <span className="visually-hidden">{t('desk.choose_row', { name: titleText(row) })}</span>
              <input
                className="tick"
                type="checkbox"
                checked={selection[textOf(row['name'])] ?? false}
                onChange={() => onSelectionChange((chosen) => toggled(chosen, textOf(row['name'])))}
              />
            </label>
          )}
          <Link className="row-link" to={documentPath(meta.name, textOf(row['name']))}>
            <span className="grow">
              <b className="mid">{titleText(row)}</b>
              <DetailLine details={line(row)} />
            </span>
            {meta.isSubmittable && <DocstatusBadge docstatus={row['docstatus']} />}
            {badge && <RowBadge field={badge} value={row[badge.fieldname]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
