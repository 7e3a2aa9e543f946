import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { addOutline, arrowForward } from 'ionicons/icons'
import { useContext, useState, type KeyboardEvent, createContext } from 'react'
import { Link } from 'react-router-dom'
import { documentPath, useTypeNamed, type DeskType } from '../../data/document/desk-types.ts'
import { useMatch, useLinkOptions, type LinkOption } from '../../data/link/link-options.ts'
import { useKnownTitle, useLinkTitle } from '../../data/link/link-titles.ts'
import { useTranslate } from '../../language/translate.ts'
import { useSteady } from '../../ui/use-steady.ts'
import { Icon } from '../../ui/icon.tsx'
import { labelled, type ControlProps } from '../control.ts'

/** Milliseconds without a key after which the server is asked. */
const pause = 200

/** No document has this name: names are trimmed. */
const newOption = ' new'

function NewOption({ target }: { target: DeskType }) {
  const t = useTranslate()
  return (
    <Combobox.Option value={newOption} className="new-option">
      <span className="finder-line">
        <Icon of={addOutline} isSmall />
        {t('desk.new_document', { doctype: target.label })}
      </span>
    </Combobox.Option>
  )
}

interface OpenTargetProps {
  target: DeskType
  name: string
  title: string
}

/** To the document that the link points at. */
function OpenTargetButton({ target, name, title }: OpenTargetProps) {
  const t = useTranslate()
  return (
    <ActionIcon
      component={Link}
      to={documentPath(target.name, name)}
      variant="subtle"
      size={36}
      aria-label={t('desk.open_linked', { title })}
    >
      <Icon of={arrowForward} isSmall isFlippedInRtl />
    </ActionIcon>
  )
}

/** In a table the list would be cut off by its edges: there it stands in the page. */
const place = ({ cellLabel }: ControlProps) =>
  cellLabel === undefined ? { withinPortal: false } : { portalProps: { target: '#overlays' } }

/** Nothing while the title is on its way: a name made of chance tells nobody anything. */
const titleOrName = (title: string | undefined, name: string): string =>
  title === undefined ? '' : title || name

/** What is typed, what answers to it, and what becomes of a choice. */
function useLink({ field, value, onChange }: ControlProps) {
  const text = String(value)
  /** Null while nobody types: then the title of the value is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [search] = useDebouncedValue(typed ?? '', pause)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useTypeNamed(field.options[0] ?? '')
  const title = useLinkTitle(target, typed === null ? text : '')
  const noteTitle = useKnownTitle(target)
  const create = useContext(QuickCreateContext)
  const filters = field.linkFilters
  const match = useMatch(target, filters)
  const { data: options = [], isFetching } = useLinkOptions(
    { target, search, filters },
    combobox.dropdownOpened,
  )

  const handleType = (next: string) => {
    setTyped(next)
    onChange(next)
    combobox.openDropdown()
  }
  const choose = (chosen: LinkOption) => {
    combobox.closeDropdown()
    setTyped(null)
    noteTitle(chosen)
    onChange(chosen.name)
  }
  const handleChoose = (name: string) => {
    const option = options.find((one) => one.name === name)
    if (option) return choose(option)
    combobox.closeDropdown()
    setTyped(null)
    onChange('')
    if (target) create?.({ target, typed: typed ?? '', onCreated: onChange })
  }
  /** Takes the first match where no option is highlighted: half a name is never what was meant. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || combobox.getSelectedOptionIndex() !== -1)
      return
    event.preventDefault()
    void match(typed ?? '').then(({ best }) => best && choose(best))
  }
  /** Whoever leaves the field with a whole name or title in it has chosen that document. */
  const settle = useSteady((left: string, exact: LinkOption | undefined) => {
    if (typed !== left) return
    if (exact) choose(exact)
    else setTyped(null)
  })
  const handleLeave = () => {
    combobox.closeDropdown()
    if (typed !== null) void match(typed).then(({ exact }) => settle(typed, exact))
  }
  return {
    ...{ combobox, options, isFetching, text, target, handleType, handleChoose, handleKey, handleLeave },
    shown: typed ?? titleOrName(title, text),
    title: title ?? '',
    canCreate: create !== null && target?.can_create === true,
    canFollow: create !== null,
  }
}

type LinkState = ReturnType<typeof useLink>

function LinkOptions({ label, link }: { label: string; link: LinkState }) {
  const t = useTranslate()
  const { options, isFetching, target, canCreate } = link
  return (
    <Combobox.Dropdown hidden={target === undefined}>
      <Combobox.Options className="options-box" aria-label={label}>
        {options.map((option) => (
          <LinkChoice key={option.name} {...option} />
        ))}
        {options.length === 0 && (
          <Combobox.Empty>{t(isFetching ? 'states.loading' : 'desk.nothing_found')}</Combobox.Empty>
        )}
        {target && canCreate && <NewOption target={target} />}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

/** Another document: shown by its title, looked for by title or name, or made on the spot. */
export function LinkField(props: ControlProps) {
  const { field, onBlur, inputRef, cellLabel } = props
  const link = useLink(props)
  const { combobox, text, title, target } = link
  const canFollow = target !== undefined && link.canFollow && cellLabel === undefined && title !== ''
  return (
    <Combobox store={combobox} onOptionSubmit={link.handleChoose} {...place(props)}>
      <Combobox.Target>
        <TextInput
          {...labelled(props)}
          ref={inputRef}
          name={field.fieldname}
          title={title === '' || title === text ? undefined : text}
          autoComplete="off"
          rightSection={canFollow && <OpenTargetButton target={target} name={text} title={title} />}
          rightSectionPointerEvents="all"
          value={link.shown}
          onChange={(event) => link.handleType(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onKeyDown={link.handleKey}
          onBlur={() => {
            link.handleLeave()
            onBlur()
          }}
        />
      </Combobox.Target>
      <LinkOptions label={field.label} link={link} />
    </Combobox>
  )
}

/** One document among those that a link may name. */
export function LinkChoice({ name, title }: LinkOption) {
  return (
    <Combobox.Option value={name}>
      <span>{title || name}</span>
      {title !== '' && title !== name && <span className="option-name">{name}</span>}
    </Combobox.Option>
  )
}

interface Request {
  target: DeskType
  /** What was typed into the link: the new document's title, most likely. */
  typed: string
  onCreated: (name: string) => void
}

/** Opens a short form for a new document that a link will point at; null where there is no place for one. */
export const QuickCreateContext = createContext<((request: Request) => void) | null>(null)

export type QuickCreateRequest = Request
