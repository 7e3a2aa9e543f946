import { useCallback, type ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import './form.css'
import './choices.css'
import './pick-and-upload.css'
import { FormButtons } from './form-buttons.tsx'
import { FormContext } from './form-context.ts'
import { fieldId } from './form-field-view.tsx'
import { FormHead } from './form-head.tsx'
import { SavedBadge, RestoredNote, SendingNote } from './form-notes.tsx'
import { FormSections } from './form-sections.tsx'
import { BackHandler } from '../back-handler.tsx'
import { ProblemSummary, type NamedProblem } from './problem-summary.tsx'
import { useFilling, type Filling, type FillingSource } from './use-filling.ts'

interface Props extends FillingSource {
  /** Above the fields of the first step. */
  introduction: ReactNode
}

/** Any Web Form, filled in step by step. */
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
      <form className="form-page" noValidate onSubmit={filling.handleSubmit}>
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

/** What is wrong on this step, once somebody has tried to go on. */
function problemsOf({ form, formId, steps, going: navigation }: Filling): NamedProblem[] {
  const { errors } = form.formState
  if (!navigation.isTried) return []
  return (steps.step?.fields ?? []).flatMap(({ fieldname }) => {
    const message = errors[fieldname]?.message
    return typeof message === 'string' ? [{ fieldId: fieldId(formId, fieldname), message }] : []
  })
}
