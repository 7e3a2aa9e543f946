import { useId, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'
import '../../../ui/form/form.css'
import { ProblemNote } from '../../../ui/state/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { changeName } from './details-calls.ts'

const LONGEST_NAME = 100

interface Props {
  first: string
  onClose: () => void
  onDone: () => void
}

/** The name of whoever is signed in; it is changed at once. */
export function NameSheet({ first, onClose, onDone }: Props) {
  const id = useId()
  const t = useTranslate()
  const { showToast } = useShellActions()
  const [name, setName] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const asking = useAsking((error) => refusal(error, t('profile.not_saved')))
  const help = t('profile.name_help')
  const problem = isMissing ? t('profile.name_missing') : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return event.currentTarget.querySelector('input')?.focus()
    void asking.ask(async () => {
      await changeName(name.trim())
      showToast(t('profile.name_changed'))
      onDone()
    })
  }
  return (
    <Sheet title={t('profile.change_name')} onClose={onClose}>
      <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
        <FieldFrame
          {...{ id, help, problem, isAnnounced: true, isOptional: false }}
          label={t('profile.name')}
        >
          <input
            id={id}
            className="input"
            name="full_name"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={name}
            aria-required
            aria-invalid={isMissing}
            aria-describedby={describedBy(id, { help, problem })}
            onChange={(event) => {
              setName(event.target.value)
              setMissing(false)
            }}
          />
        </FieldFrame>
        <ProblemNote problem={asking.problem} />
        <div className="actions">
          <button className="button big" aria-disabled={asking.isBusy}>
            {asking.isBusy ? t('proof.one_moment') : t('profile.save_name')}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
