import { useSay } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from '../control.ts'
import { textOf } from '../wire-answers.ts'

const unchosen = '#cccccc'

export function ColourControl(props: ControlProps) {
  const say = useSay()
  const { value, isRequired, onChange } = props
  const colour = textOf(value)
  return (
    <span className="colour">
      <input
        {...attributesOf(props)}
        aria-required={undefined}
        aria-invalid={undefined}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : unchosen}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <span className="numbers">{colour || say('forms.no_colour')}</span>
      {colour !== '' && !isRequired && (
        <button type="button" className="quiet-button" onClick={() => onChange('')}>
          {say('forms.clear')}
        </button>
      )}
    </span>
  )
}
