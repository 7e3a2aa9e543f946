import { Button } from '@mantine/core'
import type { DocMeta, DeskField } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import {
  formOf,
  isTable,
  type FormValue,
  type FormValues,
  changedFields,
} from '../../../fields/form-value.ts'
import { valueText } from '../../../fields/show-value.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { useWho } from './form-news.tsx'
import styles from '../document-form.module.css'
import tablesStyles from '../../../tables/tables.module.css'

export interface ConflictActions {
  onTake: () => void
  onMerge: () => void
  onOverwrite: () => void
}

interface Props extends ConflictActions {
  meta: DocMeta
  newest: AnyDocument
  typed: FormValues
  /** True when the user typed here; otherwise only the newer version can be opened. */
  isDirty: boolean
}

function useShownText() {
  const t = useTranslate()
  const { language } = useLanguage()
  return (field: DeskField, value: FormValue): string => {
    if (isTable(value)) return t('desk.row_count', { count: value.size })
    return valueText(field, value, { t, language }) || t('desk.nothing')
  }
}

function DifferenceTable({ meta, newest, typed }: Pick<Props, 'meta' | 'newest' | 'typed'>) {
  const t = useTranslate()
  const shown = useShownText()
  const found = differences(meta, formOf(meta, newest), typed)
  if (found.length === 0) return <p>{t('desk.conflict_same')}</p>
  return (
    <div className={`${tablesStyles.tableScroll} ${styles.differenceBox}`}>
      <table className={styles.differenceTable}>
        <thead>
          <tr>
            <th scope="col">{t('desk.conflict_field')}</th>
            <th scope="col">{t('desk.conflict_theirs')}</th>
            <th scope="col">{t('desk.conflict_mine')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ field, theirs, mine }) => (
            <tr key={field.fieldname}>
              <th scope="row">{field.label}</th>
              <td>{shown(field, theirs)}</td>
              <td>{shown(field, mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Conflict({ meta, newest, typed, isDirty, onTake, onMerge, onOverwrite }: Props) {
  const t = useTranslate()
  const { language } = useLanguage()
  const who = useWho({ meta, document: newest })
  const time = momentText(textOf(newest['modified']), language)
  return (
    <div className={`notice warn ${styles.conflict}`} role="alert">
      <p>{t('desk.conflict', { who, time })}</p>
      <DifferenceTable meta={meta} newest={newest} typed={typed} />
      <div className="dialog-actions">
        <Button variant="default" onClick={onTake}>
          {t(isDirty ? 'desk.take_theirs' : 'desk.show_newest')}
        </Button>
        {isDirty && (
          <Button variant="default" onClick={onMerge}>
            {t('desk.load_newest')}
          </Button>
        )}
        {isDirty && (
          <Button variant="default" onClick={onOverwrite}>
            {t('desk.save_mine')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Difference {
  field: DeskField
  theirs: FormValue
  mine: FormValue
}

/** Makes values comparable: rows are equal when their cells are, because a new row has no name yet. */
const comparable = (value: FormValue): FormValue | object[] =>
  isTable(value) ? value.rows.map(({ cells }) => cells) : value

export function differences(meta: DocMeta, theirs: FormValues, mine: FormValues): Difference[] {
  return meta.fields
    .filter((field) => !field.isHidden && field.fieldname in mine)
    .map((field) => ({
      field,
      theirs: theirs[field.fieldname] ?? '',
      mine: mine[field.fieldname] ?? '',
    }))
    .filter((one) => JSON.stringify(comparable(one.theirs)) !== JSON.stringify(comparable(one.mine)))
}

interface Three {
  before: FormValues
  typed: FormValues
  newest: FormValues
}

/** Returns the newest values with the user's own changes applied. */
export function mergeTyped({ before, typed, newest }: Three): FormValues {
  const changes = changedFields(before, typed).map((name): [string, FormValue] => [name, typed[name] ?? ''])
  return { ...newest, ...Object.fromEntries(changes) }
}
