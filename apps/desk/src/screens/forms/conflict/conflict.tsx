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
  /** Theirs stands in the form; what was typed here is dropped. */
  onTake: () => void
  /** Theirs stands in the form, with what was typed here laid over it. */
  onMerge: () => void
  /** What was typed here is saved over theirs. */
  onOverwrite: () => void
}

interface Props extends ConflictActions {
  meta: DocMeta
  newest: AnyDocument
  typed: FormValues
  /** Something was typed here; else theirs is all that there is to go on with, as before a step. */
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

/** Somebody saved in between: who, when, what is different, and the ways on. */
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

/** A field that somebody else saved otherwise than it stands here. */
interface Difference {
  field: DeskField
  theirs: FormValue
  mine: FormValue
}

/** Rows are the same when their cells are: a new row has no name yet. */
const comparable = (value: FormValue): FormValue | object[] =>
  isTable(value) ? value.rows.map(({ cells }) => cells) : value

/** The fields in which two forms of a document differ. */
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
  /** As it was when the form opened. */
  before: FormValues
  /** As it stands in the form. */
  typed: FormValues
  /** As somebody else has saved it meanwhile. */
  newest: FormValues
}

/** The newest values with what was typed here laid over them. */
export function mergeTyped({ before, typed, newest }: Three): FormValues {
  const changes = changedFields(before, typed).map((name): [string, FormValue] => [name, typed[name] ?? ''])
  return { ...newest, ...Object.fromEntries(changes) }
}
