import { alertCircleOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import styles from './form.module.css'

export interface NamedProblem {
  fieldId: string
  message: string
}

export function ProblemSummary({ problems }: { problems: readonly NamedProblem[] }) {
  const t = useTranslate()
  if (problems.length === 0) return null
  return (
    <div className={`note bad ${styles.problems}`} role="alert">
      <Icon of={alertCircleOutline} />
      <div className="text">
        <p className="mid">{t('forms.problems', { count: problems.length })}</p>
        <ul>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <button type="button" className="plain-button" onClick={() => focusField(fieldId)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function focusField(fieldId: string): void {
  document.getElementById(fieldId)?.focus()
}
