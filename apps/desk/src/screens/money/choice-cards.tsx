import { useId } from 'react'

interface CardChoice<Value extends string> {
  value: Value
  title: string
  help?: string
  isDisabled?: boolean
}

interface Props<Value extends string> {
  legend: string
  choices: readonly CardChoice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few ways, each with its words, as large as a thumb. */
export function ChoiceCards<Value extends string>({ legend, choices, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-cards">
      <legend>{legend}</legend>
      <div className="choice-box">
        {choices.map(({ value, title, help, isDisabled = false }) => (
          <label key={value} className={value === chosen ? 'choice-card is-chosen' : 'choice-card'}>
            <input
              className="tick is-round"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
            <span className="grow">
              <span className="mid">{title}</span>
              {help !== undefined && <span className="small dim">{help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
