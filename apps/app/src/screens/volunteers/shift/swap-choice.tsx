import { useId, useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { beginText } from './shift-times.ts'
import type { VolunteerAction } from '../use-action.tsx'
import { askSwap, type Shift } from '../volunteer-calls.ts'
import styles from '../volunteers.module.css'

interface Props {
  shift: Shift
  full: readonly Shift[]
  action: VolunteerAction
  onClosed: () => void
}

export function SwapChoice({ shift, full, action, onClosed }: Props) {
  const t = useTranslate()
  const id = useId()
  const { language } = useVisit()
  const [wanted, setWanted] = useState(full[0]?.name ?? '')
  const handleAsk = async () => {
    const request = askSwap({ assignment: shift.assignment ?? '', requested_shift: wanted })
    if (await action.run({ name: `swap ${shift.name}`, request, done: t('volunteers.swap_asked') }))
      onClosed()
  }
  if (full.length === 0)
    return (
      <div className="stack">
        <p className="small">{t('volunteers.swap_none')}</p>
        <button type="button" className="button line" autoFocus onClick={onClosed}>
          {t('shell.close')}
        </button>
      </div>
    )
  return (
    <div className="stack">
      <FieldFrame
        id={id}
        label={t('volunteers.swap_for')}
        help={t('volunteers.swap_lead')}
        isOptional={false}
        problem={undefined}
      >
        <select
          id={id}
          className="input"
          autoFocus
          value={wanted}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setWanted(target.value)}
        >
          {full.map(({ name, role, starts_at }) => (
            <option key={name} value={name}>
              {`${role}, ${beginText(starts_at, language)}`}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div className={styles.shiftActions}>
        <button
          type="button"
          className="button"
          aria-disabled={action.busy !== null}
          onClick={() => void handleAsk()}
        >
          {t('volunteers.swap_ask')}
        </button>
        <button type="button" className="button line" onClick={onClosed}>
          {t('shell.close')}
        </button>
      </div>
    </div>
  )
}
