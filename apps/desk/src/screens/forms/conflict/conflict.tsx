import { Button } from '@mantine/core'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { formOf, isTable, type FormValue, type FormValues } from '../../../fields/form-value.ts'
import { valueText } from '../../../fields/show-value.tsx'
import type { DeskField } from '../../../data/document/type-meta.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { differences } from './differences.ts'
import { useWho } from './use-who.ts'

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
    <div className="table-scroll difference-box">
      <table className="difference-table">
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
    <div className="notice warn conflict" role="alert">
      <p>{t('desk.conflict', { who, time })}</p>
      <DifferenceTable meta={meta} newest={newest} typed={typed} />
      <div className="question-ways">
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
