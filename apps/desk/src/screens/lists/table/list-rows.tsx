import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
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
  const line = (row: AnyDocument) => {
    const details = detailFields.map((field) => detail(field, row))
    const name = meta.isNumbered && titleOf(meta, row) !== row['name'] ? textOf(row['name']) : ''
    const last = hasDay || name !== '' ? '' : shortMomentText(textOf(row['modified']), language)
    return [name, ...details, last].filter((text) => text !== '').join(', ')
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
              <span className="small dim">{line(row)}</span>
            </span>
            {meta.isSubmittable && <DocstatusBadge docstatus={row['docstatus']} />}
            {badge && <RowBadge field={badge} value={row[badge.fieldname]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
