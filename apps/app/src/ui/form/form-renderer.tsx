import { useCallback, type ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { FormContext } from './form-context.ts'
import { fieldId, FormFieldView } from './form-field-view.tsx'
import { FormHead } from './form-head.tsx'
import { SavedBadge, RestoredNote, SendingNote } from './form-notes.tsx'
import { BackHandler } from '../back-button.tsx'
import { ProblemSummary, type NamedProblem } from './problem-summary.tsx'
import { useFilling, type Filling, type FillingSource } from './use-filling.ts'
import type { Control } from 'react-hook-form'
import type { Answers, FormField } from './definition/form-field.ts'
import type { FormSection } from './steps/form-steps.ts'
import styles from './form-page.module.css'

interface Props extends FillingSource {
  introduction: ReactNode
}

export function FormRenderer({ introduction, ...source }: Props) {
  const t = useTranslate()
  const filling = useFilling(source)
  const { steps, sending, form, formId, autosave } = filling
  const { definition, stored } = source
  const { trigger } = form
  const handleCorrected = useCallback((name: string) => void trigger(name), [trigger])
  const sendLabel = stored === null ? definition.button_label || t('forms.send') : t('forms.save_change')
  return (
    <FormContext value={filling.surroundings}>
      <form className={styles.formPage} noValidate onSubmit={filling.handleSubmit}>
        <FormHead
          title={definition.title}
          steps={steps.steps}
          index={steps.index}
          badge={<SavedBadge at={autosave.savedAt} />}
        />
        {steps.index === 0 && introduction}
        {steps.index > 0 && <BackHandler onBack={filling.going.back} />}
        {steps.step?.description && <p className="dim">{steps.step.description}</p>}
        {filling.isRestored && <RestoredNote onAnew={filling.anew} />}
        <ProblemSummary problems={problemsOf(filling)} />
        <FormSections
          sections={steps.step?.sections ?? []}
          control={form.control}
          formId={formId}
          isNeeded={steps.isNeeded}
          onCorrected={handleCorrected}
        />
        <SendingNote state={sending.state} onSend={() => void sending.send()} />
        <FormButtons
          sendLabel={sendLabel}
          isFirst={steps.index === 0}
          isLast={filling.going.isLast}
          isSending={sending.state.kind === 'sending'}
          onBack={filling.going.back}
        />
      </form>
    </FormContext>
  )
}

function problemsOf({ form, formId, steps, going: navigation }: Filling): NamedProblem[] {
  const { errors } = form.formState
  if (!navigation.isTried) return []
  return (steps.step?.fields ?? []).flatMap(({ fieldname }) => {
    const message = errors[fieldname]?.message
    return typeof message === 'string' ? [{ fieldId: fieldId(formId, fieldname), message }] : []
  })
}

interface FormSectionsProps {
  sections: readonly FormSection[]
  control: Control<Answers>
  formId: string
  isNeeded: (field: FormField) => boolean
  onCorrected: (fieldname: string) => void
}

function FormSections({ sections, ...rest }: FormSectionsProps) {
  return sections.map((section) => (
    <section key={section.name} className={styles.formSection}>
      {section.title && <h2>{section.title}</h2>}
      {section.description && <p className="dim">{section.description}</p>}
      <SectionFields section={section} {...rest} />
    </section>
  ))
}

function SectionFields({ section, ...rest }: Omit<FormSectionsProps, 'sections'> & { section: FormSection }) {
  const [only = [], ...others] = section.columns
  if (others.length === 0) return <div className="form-grid">{draw(only, rest)}</div>
  return (
    <div className="form-grid">
      {section.columns.map((column, index) => (
        <div key={column[0]?.fieldname ?? index} className={styles.formColumn}>
          {draw(column, rest)}
        </div>
      ))}
    </div>
  )
}

function draw(fields: readonly FormField[], { isNeeded, ...rest }: Omit<FormSectionsProps, 'sections'>) {
  return fields.map((field) => (
    <FormFieldView key={field.fieldname} {...rest} field={field} isRequired={isNeeded(field)} />
  ))
}

interface FormButtonsProps {
  sendLabel: string
  isFirst: boolean
  isLast: boolean
  isSending: boolean
  onBack: () => void
}

function FormButtons({ sendLabel, isFirst, isLast, isSending, onBack }: FormButtonsProps) {
  const t = useTranslate()
  const forward = isLast ? sendLabel : t('forms.next')
  return (
    <div className={styles.formButtons}>
      {!isFirst && (
        <button type="button" className="button line big" onClick={onBack}>
          {t('forms.back')}
        </button>
      )}
      <button className="button big" aria-disabled={isSending}>
        {isSending ? t('forms.sending') : forward}
      </button>
    </div>
  )
}
