import { useTranslate } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from './control.ts'
import { choiceLabel, choicesOf, type FormField } from '../definition/form-field.ts'
import { textOf } from '../submission/wire-answers.ts'
import styles from '../choices.module.css'
import formStyles from '../form.module.css'

const mostButtons = 5
const mostRadios = 7
const longestButtons = 42

export function choiceKind(field: FormField): 'buttons' | 'radios' | 'list' {
  const choices = choicesOf(field)
  if (choices.length > mostRadios) return 'list'
  const isShort = choices.map((choice) => choiceLabel(field, choice)).join('').length <= longestButtons
  return isShort && choices.length <= mostButtons ? 'buttons' : 'radios'
}

export function ChoiceControl(props: ControlProps) {
  return choiceKind(props.field) === 'list' ? <ListChoice {...props} /> : <RadioChoice {...props} />
}

function ListChoice(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange } = props
  return (
    <select
      {...attributesOf(props)}
      className={`input ${formStyles.selectInput}`}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('forms.choose')}</option>
      {choicesOf(field).map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(field, choice)}
        </option>
      ))}
    </select>
  )
}

function RadioChoice(props: ControlProps) {
  const t = useTranslate()
  const { field, id, value, isRequired, isInvalid, onChange, onBlur } = props
  const isChosen = textOf(value) !== ''
  return (
    <div
      className={
        choiceKind(field) === 'buttons'
          ? `${styles.choices} ${styles.buttons}`
          : `${styles.choices} ${styles.radios}`
      }
      role="radiogroup"
      aria-label={field.label}
      aria-required={isRequired}
      aria-invalid={isInvalid}
    >
      {choicesOf(field).map((choice, index) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={choice}
            checked={textOf(value) === choice}
            onChange={() => onChange(choice)}
            onBlur={onBlur}
          />
          <span>{choiceLabel(field, choice)}</span>
        </label>
      ))}
      {isChosen && !isRequired && (
        <button type="button" className="plain-button" onClick={() => onChange('')}>
          {t('forms.clear')}
        </button>
      )}
    </div>
  )
}
