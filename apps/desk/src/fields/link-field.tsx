import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTypeNamed } from '../data/desk-types.ts'
import { useLinkTitle } from '../data/link-titles.ts'
import { useLinkOptions, type LinkOption } from '../data/link-options.ts'
import { useSay } from '../language/say.ts'
import { labelled, type ControlProps } from './control.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 200

function Option({ name, title }: LinkOption) {
  return (
    <Combobox.Option value={name}>
      <span>{title || name}</span>
      {title !== '' && title !== name && <span className="option-name">{name}</span>}
    </Combobox.Option>
  )
}

/** In a table the list would be cut off by its edges: there it stands in the page. */
const place = ({ cellLabel }: ControlProps) =>
  cellLabel === undefined ? { withinPortal: false } : { portalProps: { target: '#page' } }

/** The name of another document: looked for by name or title, or typed by who knows it. */
export function LinkField(props: ControlProps) {
  const say = useSay()
  const { field, value, onChange, onBlur, inputRef } = props
  const text = String(value)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, pause)
  const [settled] = useDebouncedValue(text, pause)
  const title = useLinkTitle(field, settled)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useTypeNamed(field.options[0] ?? '')
  const { data: options = [], isFetching } = useLinkOptions(target, search, combobox.dropdownOpened)

  const handleType = (next: string) => {
    setTyped(next)
    onChange(next)
    combobox.openDropdown()
  }
  const handleChoose = (name: string) => {
    setTyped('')
    onChange(name)
    combobox.closeDropdown()
  }
  const handleOpen = () => {
    setTyped('')
    combobox.openDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={handleChoose} {...place(props)}>
      <Combobox.Target>
        <TextInput
          {...labelled(props)}
          {...(title === '' || title === text || props.cellLabel !== undefined ? {} : { description: title })}
          ref={inputRef}
          name={field.fieldname}
          autoComplete="off"
          value={text}
          onChange={(event) => handleType(event.currentTarget.value)}
          onClick={handleOpen}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={target === undefined}>
        <Combobox.Options className="options-box" aria-label={field.label}>
          {options.map((option) => (
            <Option key={option.name} {...option} />
          ))}
          {options.length === 0 && (
            <Combobox.Empty>{say(isFetching ? 'states.loading' : 'desk.nothing_found')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
