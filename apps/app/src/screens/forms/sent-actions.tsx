import { useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import { takeBack } from '../../ui/form/form-calls.ts'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import { useShellActions } from '../../ui/shell-actions.ts'

export interface SentActionsProps {
  definition: FormDefinition
  name: string
  /** Opens the document; empty for who is signed in. */
  token: string
  onChange: (name: string) => void
  onWithdrawn: (name: string) => void
}

/** What the form allows with what was sent: change it, or take it back after a second question. */
export function SentActions({ definition, name, token, onChange, onWithdrawn }: SentActionsProps) {
  const t = useTranslate()
  const shell = useShellActions()
  const [isAsking, setIsAsking] = useState(false)
  const handleTakeBack = async () => {
    try {
      const receipt_token = token === '' ? undefined : token
      await takeBack({ web_form_name: definition.name, docname: name, receipt_token })
      shell.showToast(t('forms.withdrawn'))
      onWithdrawn(name)
    } catch {
      setIsAsking(false)
      shell.showToast(t('forms.receipt_over'))
    }
  }
  if (isAsking)
    return (
      <div className="sent-actions" role="alertdialog" aria-label={t('forms.take_back')}>
        <p>{t('forms.take_back_sure')}</p>
        <button type="button" className="button" onClick={() => void handleTakeBack()}>
          {t('forms.take_back_yes')}
        </button>
        <button type="button" className="button line" onClick={() => setIsAsking(false)}>
          {t('forms.do_not_change')}
        </button>
      </div>
    )
  return (
    <div className="sent-actions">
      {definition.allow_edit === 1 && (
        <button type="button" className="button line" onClick={() => onChange(name)}>
          {t('forms.change')}
        </button>
      )}
      {definition.allow_delete === 1 && (
        <button type="button" className="button line" onClick={() => setIsAsking(true)}>
          {t('forms.take_back')}
        </button>
      )}
    </div>
  )
}
