import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { deviceStore } from '../../data/device/device-store.ts'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { askForPrivacy, type PrivacyKind } from './family-calls.ts'
import styles from '../../ui/form/form.module.css'

interface PrivacyTexts {
  label: MessageId
  help: MessageId
  verb: MessageId
  isNeeded: boolean
}

const texts: Record<PrivacyKind, PrivacyTexts> = {
  correct: {
    label: 'family.correct_label',
    help: 'family.correct_help',
    verb: 'family.correct',
    isNeeded: true,
  },
  export: {
    label: 'family.export_label',
    help: 'family.export_help',
    verb: 'family.export',
    isNeeded: false,
  },
  erase: { label: 'family.erase_label', help: 'family.erase_help', verb: 'family.erase', isNeeded: true },
}

interface Props {
  student: string
  kind: PrivacyKind
  onDone: () => void
}

const longest = 2000

export function PrivacyForm({ student, kind, onDone }: Props) {
  const id = useId()
  const t = useTranslate()
  const { showToast } = useShellActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = `mela.draft.privacy.${kind}.${student}`
  const [detail, setDetail] = useState(() => deviceStore.read(draft) ?? '')
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  useEffect(() => field.current?.focus(), [])
  const { label, help, verb, isNeeded } = texts[kind]
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isNeeded && detail.trim() === '') return field.current?.focus()
    void asking.ask(async () => {
      await askForPrivacy({ student, kind, detail: detail.trim() })
      deviceStore.remove(draft)
      showToast(t('family.asked'))
      onDone()
    })
  }
  return (
    <form className="contact-form" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{t(label)}</label>
        <textarea
          ref={field}
          id={id}
          className={`input ${styles.longInput}`}
          maxLength={longest}
          required={isNeeded}
          value={detail}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            setDetail(event.target.value)
            deviceStore.write(draft, event.target.value)
          }}
        />
        <p className="help" id={`${id}-help`}>
          {t(help)}
        </p>
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : verb)}
        </button>
        <button type="button" className="button line" onClick={onDone}>
          {t('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}
