import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { addOutline, arrowForward } from 'ionicons/icons'
import { useContext, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { documentPath, useTypeNamed, type DeskType } from '../data/desk-types.ts'
import { useLinkTitle } from '../data/link-titles.ts'
import { useBestMatch, useLinkOptions } from '../data/link-options.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { labelled, type ControlProps } from './control.ts'
import { LinkChoice } from './link-choice.tsx'
import { QuickCreateContext } from './quick-create.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 200

/** No document has this name: names are trimmed. */
const newOption = ' new'

function NewOption({ target }: { target: DeskType }) {
  const say = useSay()
  return (
    <Combobox.Option value={newOption} className="new-option">
      <span className="finder-line">
        <Icon of={addOutline} isSmall />
        {say('desk.new_document', { doctype: target.label })}
      </span>
    </Combobox.Option>
  )
}

interface WayProps {
  target: DeskType
  name: string
  title: string
}

/** To the document that the link points at. */
function WayThere({ target, name, title }: WayProps) {
  const say = useSay()
  return (
    <ActionIcon
      component={Link}
      to={documentPath(target.name, name)}
      variant="subtle"
      size={36}
      aria-label={say('desk.open_linked', { title })}
    >
      <Icon of={arrowForward} isSmall turns />
    </ActionIcon>
  )
}

/** In a table the list would be cut off by its edges: there it stands in the page. */
const place = ({ cellLabel }: ControlProps) =>
  cellLabel === undefined ? { withinPortal: false } : { portalProps: { target: '#page' } }

/** What is typed, what answers to it, and what becomes of a choice. */
function useLink({ field, value, onChange }: ControlProps) {
  const text = String(value)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, pause)
  const [settled] = useDebouncedValue(text, pause)
  const title = useLinkTitle(field, settled)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useTypeNamed(field.options[0] ?? '')
  const create = useContext(QuickCreateContext)
  const findBest = useBestMatch(target)
  const { data: options = [], isFetching } = useLinkOptions(target, search, combobox.dropdownOpened)

  const handleType = (next: string) => {
    setTyped(next)
    onChange(next)
    combobox.openDropdown()
  }
  const handleChoose = (name: string) => {
    combobox.closeDropdown()
    setTyped('')
    if (name !== newOption) return onChange(name)
    onChange('')
    if (target) create?.({ target, typed, onCreated: onChange })
  }
  /** Takes the first match where no option is highlighted: half a name is never what was meant. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || combobox.getSelectedOptionIndex() !== -1)
      return
    event.preventDefault()
    void findBest(typed).then((match) => match && handleChoose(match.name))
  }
  const handleOpen = () => {
    setTyped('')
    combobox.openDropdown()
  }
  return {
    combobox,
    options,
    isFetching,
    text,
    /** Empty while it is unknown, or no other than the name. */
    title: settled === text && title !== text ? title : '',
    target,
    canCreate: create !== null && target?.can_create === true,
    canFollow: create !== null,
    handleType,
    handleChoose,
    handleKey,
    handleOpen,
  }
}

type LinkState = ReturnType<typeof useLink>

function LinkOptions({ label, link }: { label: string; link: LinkState }) {
  const say = useSay()
  const { options, isFetching, target, canCreate } = link
  return (
    <Combobox.Dropdown hidden={target === undefined}>
      <Combobox.Options className="options-box" aria-label={label}>
        {options.map((option) => (
          <LinkChoice key={option.name} {...option} />
        ))}
        {options.length === 0 && (
          <Combobox.Empty>{say(isFetching ? 'states.loading' : 'desk.nothing_found')}</Combobox.Empty>
        )}
        {target && canCreate && <NewOption target={target} />}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

/** The name of another document: looked for by name or title, typed by who knows it, or made on the spot. */
export function LinkField(props: ControlProps) {
  const { field, onBlur, inputRef, cellLabel } = props
  const link = useLink(props)
  const { combobox, text, title, target } = link
  const isTitled = title !== '' && cellLabel === undefined
  return (
    <Combobox store={combobox} onOptionSubmit={link.handleChoose} {...place(props)}>
      <Combobox.Target>
        <TextInput
          {...labelled(props)}
          {...(isTitled ? { description: title } : {})}
          ref={inputRef}
          name={field.fieldname}
          autoComplete="off"
          rightSection={
            target && isTitled && link.canFollow && <WayThere target={target} name={text} title={title} />
          }
          rightSectionPointerEvents="all"
          value={text}
          onChange={(event) => link.handleType(event.currentTarget.value)}
          onClick={link.handleOpen}
          onKeyDown={link.handleKey}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur()
          }}
        />
      </Combobox.Target>
      <LinkOptions label={field.label} link={link} />
    </Combobox>
  )
}
