import { addOutline, chevronForwardOutline, trashOutline } from 'ionicons/icons'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../icon.tsx'
import type { ControlProps } from './control.ts'
import { useFormSurroundings } from '../form-context.ts'
import { rowsIn, withoutRow, type FormRow } from '../definition/form-field.ts'
import { rowPath, rowText } from '../definition/row-text.ts'
import styles from '../form.module.css'

export function TableControl({ field, id, value, onChange, describedBy }: ControlProps) {
  const t = useTranslate()
  const surroundings = useFormSurroundings()
  const rows = rowsIn(value)
  const isFull = field.max !== undefined && rows.length >= field.max
  const place = { ...surroundings, table: field.fieldname }
  return (
    <div className={styles.rows}>
      {rows.length > 0 && (
        <ul className="card list">
          {rows.map((row, index) => (
            <RowLine
              key={row._row}
              row={row}
              number={index + 1}
              columns={field.fields ?? []}
              path={rowPath(place, row._row)}
              onRemove={() => onChange(withoutRow(rows, row._row))}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="small dim" id={id} tabIndex={-1}>
          {t('forms.rows_full', { count: rows.length })}
        </p>
      ) : (
        <a
          id={id}
          className="button line"
          href={rowPath(place, null)}
          aria-describedby={describedBy}
          onClick={surroundings.flush}
        >
          <Icon of={addOutline} isSmall />
          {t(rows.length === 0 ? 'forms.add_row' : 'forms.add_another_row')}
          <span className="visually-hidden">: {field.label}</span>
        </a>
      )}
    </div>
  )
}

interface RowProps {
  row: FormRow
  number: number
  columns: NonNullable<ControlProps['field']['fields']>
  path: string
  onRemove: () => void
}

function RowLine({ row, number, columns, path, onRemove }: RowProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { currency, flush } = useFormSurroundings()
  const [title = t('forms.row', { number }), ...rest] = rowText(columns, row, { language, currency })
  return (
    <li>
      <a className={styles.rowLink} href={path} onClick={flush}>
        <span className="text">
          <b className="mid">{title}</b>
          {rest.length > 0 && <span className="small dim">{rest.join(' · ')}</span>}
        </span>
        <Icon of={chevronForwardOutline} isSmall isMirrored />
      </a>
      <button
        type="button"
        className="icon-button"
        onClick={onRemove}
        aria-label={t('forms.remove_row', { row: title })}
      >
        <Icon of={trashOutline} />
      </button>
    </li>
  )
}
