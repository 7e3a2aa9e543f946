import { useIonViewDidLeave, useIonViewWillEnter } from '@ionic/react'
import { useState, useCallback, useEffect, useId, useRef, type SubmitEvent } from 'react'
import { Page } from '../../shell/page.tsx'
import { FormMessages } from '../../ui/added-catalogues.tsx'
import { rowScreen } from './row.screen.tsx'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { formCall, formIn, tableOf, type FormDefinition } from '../../ui/form/definition/form-definition.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useSettings } from '../../data/site.ts'
import { FormContext, type FormSurroundings } from '../../ui/form/form-context.ts'
import { draftId, writeRows, readDraft, rowDraftId } from '../../ui/form/draft/form-drafts.ts'
import { fieldId, FormFieldView } from '../../ui/form/form-field-view.tsx'
import {
  type Answers,
  type FormField,
  rowsIn,
  withoutRow,
  withRow,
  type FormRow,
} from '../../ui/form/definition/form-field.ts'
import { formResolver } from '../../ui/form/definition/form-resolver.ts'
import { focusField, ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { randomKey } from '../../ui/form/random-key.ts'
import { isNeeded, shownIn } from '../../ui/form/definition/form-conditions.ts'
import { type WantedRow, formPath, wantedRow } from '../../ui/form/definition/row-text.ts'
import { useDraftAutosave } from '../../ui/form/draft/use-draft-autosave.ts'
import { emptyAnswers, wireAnswers } from '../../ui/form/submission/wire-answers.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import styles from '../../ui/form/form-page.module.css'

export function RowPage() {
  const search = useEnteredSearch()
  return (
    <FormMessages>
      <Page screen={rowScreen}>{search !== null && <RowBody search={search} />}</Page>
    </FormMessages>
  )
}

/** Returns the search of the current visit: Ionic reuses the page of a row for the next one. */
function useEnteredSearch(): string | null {
  const [search, setSearch] = useState<string | null>(location.search)
  useIonViewWillEnter(() => setSearch(location.search))
  useIonViewDidLeave(() => setSearch(null))
  return search
}

interface Props {
  definition: FormDefinition
  table: FormField
  wanted: WantedRow
  onDone: () => void
}

function RowForm({ definition, table, wanted, onDone }: Props) {
  const t = useTranslate()
  const formId = useId()
  const columns = table.fields ?? []
  const id = draftId(wanted.route, wanted.document)
  const rows = rowsIn(readDraft(id)?.answers[table.fieldname])
  const [row] = useState<FormRow>(() => knownRow(rows, wanted.key) ?? newRow(columns))
  const rowId = rowDraftId(id, table.fieldname, wanted.key)
  const [first] = useState(() => ({ ...row, ...typedBefore(columns, rowId, id) }))
  const { form, uploading } = useRowAnswers(columns, first)
  const autosave = useDraftAutosave(form, rowId, null)
  const shown = useShownColumns(form.control, columns)
  const { trigger } = form
  const handleCorrected = useCallback((name: string) => void trigger(name), [trigger])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const finish = (next: FormRow[]) => {
    autosave.forget()
    writeRows(id, { [table.fieldname]: next })
    onDone()
  }
  const handleSave = async (event: SubmitEvent) => {
    event.preventDefault()
    if (await form.trigger()) return finish(withRow(rows, { ...row, ...form.getValues(), _row: row._row }))
    const wrong = columns.find(({ fieldname }) => form.getFieldState(fieldname).invalid)
    if (wrong) focusField(fieldId(formId, wrong.fieldname))
  }
  const { errors } = form.formState
  const problems = columns.flatMap(({ fieldname }) => {
    const message = errors[fieldname]?.message
    return message === undefined ? [] : [{ fieldId: fieldId(formId, fieldname), message }]
  })
  const isKnown = knownRow(rows, wanted.key) !== undefined
  return (
    <FormContext value={useRowSurroundings({ definition, table, wanted, uploading })}>
      <form className={styles.formPage} noValidate onSubmit={(event) => void handleSave(event)}>
        <p className="small dim">{definition.title}</p>
        <h1 ref={heading} tabIndex={-1}>
          {table.label}
        </h1>
        <ProblemSummary problems={problems} />
        <div className="form-grid">
          {shown.visible.map((field) => (
            <FormFieldView
              key={field.fieldname}
              {...{ field, formId }}
              control={form.control}
              isRequired={shown.isNeeded(field)}
              onCorrected={handleCorrected}
            />
          ))}
        </div>
        <div className={styles.formButtons}>
          {isKnown && (
            <button
              type="button"
              className="button line big"
              onClick={() => finish(withoutRow(rows, row._row))}
            >
              {t('forms.remove')}
            </button>
          )}
          <button className="button big">{t(isKnown ? 'forms.save_row' : 'forms.add_this_row')}</button>
        </div>
      </form>
    </FormContext>
  )
}

const knownRow = (rows: readonly FormRow[], key: string | null): FormRow | undefined =>
  rows.find(({ _row }) => _row === key)

/** Restores a half-typed row. Its files exist as long as the form's upload ticket. */
function typedBefore(columns: readonly FormField[], rowId: string, formId: string): Answers {
  const hasFiles = readDraft(formId)?.ticket !== undefined
  const answers = readDraft(rowId)?.answers ?? {}
  const typed = columns.filter(
    ({ fieldname, fieldtype }) => fieldname in answers && (hasFiles || !fieldtype.startsWith('Attach')),
  )
  return Object.fromEntries(typed.map(({ fieldname }) => [fieldname, answers[fieldname]]))
}

const newRow = (columns: readonly FormField[]): FormRow => ({ ...emptyAnswers(columns), _row: randomKey() })

function useRowAnswers(fields: readonly FormField[], row: FormRow) {
  const t = useTranslate()
  const { today } = useVisit()
  const [uploading] = useState(() => new Set<string>())
  const values = fields.map(({ fieldname }) => [fieldname, row[fieldname]] as const)
  const form = useForm<Answers>({
    defaultValues: Object.fromEntries<unknown>(values),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver({ fields, today, t, uploading }),
  })
  return { form, uploading }
}

function useShownColumns(
  control: ReturnType<typeof useForm<Answers>>['control'],
  columns: readonly FormField[],
) {
  const { today } = useVisit()
  const wire = wireAnswers(columns, useWatch({ control }))
  const shown = shownIn(columns, wire, today)
  return {
    visible: columns.filter(({ fieldname }) => shown.has(fieldname)),
    isNeeded: (field: FormField) => isNeeded(field, wire, today),
  }
}

interface RowPlace extends Omit<Props, 'onDone'> {
  uploading: Set<string>
}

function useRowSurroundings({ definition, table, wanted, uploading }: RowPlace): FormSurroundings {
  const currency = useSettings()?.currency ?? 'INR'
  return {
    ...{ uploading, currency, webForm: definition.name, route: definition.route, table: table.fieldname },
    draftId: draftId(wanted.route, wanted.document),
    document: wanted.document,
    largestFile: definition.max_attachment_size ?? 10,
    flush: () => undefined,
  }
}

/** Form of one row; `search` names the form, its table and the row. */
function RowBody({ search }: { search: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { goBack } = useShellActions()
  const wanted = wantedRow(search)
  const form = useCall(wanted.route === '' ? undefined : formCall(wanted.route))
  const back = formPath(wanted.route, wanted.document)
  const missing = (
    <Empty
      title={t('forms.row_missing')}
      text={t('states.not_found_text')}
      mainLink={{ label: t('forms.back_to_form'), href: wanted.route === '' ? '/' : back }}
    />
  )
  if (wanted.route === '') return missing
  return (
    <Shown query={form} loading={<FormSkeleton />} empty={missing}>
      {(answer) => {
        const definition = formIn(answer, language)
        const table = tableOf(definition, wanted.table)
        if (!table) return missing
        return (
          <div className={`wrap ${styles.formWrap}`}>
            <RowForm key={search} {...{ definition, table, wanted }} onDone={() => goBack(back)} />
          </div>
        )
      }}
    </Shown>
  )
}
