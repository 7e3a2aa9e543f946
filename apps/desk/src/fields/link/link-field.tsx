import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { addOutline, arrowForward } from 'ionicons/icons'
import { useContext, useState, type KeyboardEvent, createContext } from 'react'
import { Link } from 'react-router-dom'
import type { DeskField } from '../../data/document/type-meta.ts'
import { documentPath, useTypeNamed, type DeskType } from '../../data/document/desk-types.ts'
import { useMatch, useLinkOptions, type LinkOption } from '../../data/link/link-options.ts'
import { LinkTitlesContext, titleKey, useKnownTitle, useLinkTitle } from '../../data/link/link-titles.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { useSteady } from '../../ui/use-steady.ts'
import { Icon } from '../../ui/icon.tsx'
import { labelled, type ControlProps } from '../control.ts'

/** Milliseconds without a key press before the server is asked. */
const pause = 200

/** Option for a new document; no document has this name, because names are trimmed. */
const newOption = ' new'

function NewOption({ target }: { target: DeskType }) {
  const t = useTranslate()
  return (
    <Combobox.Option value={newOption} className="new-option">
      <span className="finder-line">
        <Icon of={addOutline} isSmall />
        {t('desk.new_document', { doctype: inSentence(target.label) })}
      </span>
    </Combobox.Option>
  )
}

interface OpenTargetProps {
  target: DeskType
  name: string
  title: string
}

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

/** Returns where the list is rendered: a table's edges would cut it off, so there it is rendered in the page. */
const place = ({ cellLabel }: ControlProps) =>
  cellLabel === undefined ? { withinPortal: false } : { portalProps: { target: '#overlays' } }

/** Returns the title, or an empty text while it loads: a random name tells the user nothing. */
const titleOrName = (title: string | undefined, name: string): string =>
  title === undefined ? '' : title || name

/** Returns the title; the form knows names of people even where the user may not read accounts. */
function useTitleOf({ options: [doctype = ''] }: DeskField, target: DeskType | undefined, name: string) {
  const known = useContext(LinkTitlesContext).get(titleKey(doctype, name))
  const title = useLinkTitle(target, name)
  return title || known || title
}

function useLink({ field, value, onChange }: ControlProps) {
  const text = String(value)
  /** Null while the user is not typing: the title of the value is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [search] = useDebouncedValue(typed ?? '', pause)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const target = useTypeNamed(field.options[0] ?? '')
  const title = useTitleOf(field, target, typed === null ? text : '')
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
  /** Selects the first match when no option is highlighted: an incomplete name is never meant. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || combobox.getSelectedOptionIndex() !== -1)
      return
    event.preventDefault()
    void match(typed ?? '').then(({ best }) => best && choose(best))
  }
  /** Selects the document whose whole name or title is typed when the field is left. */
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
  /** Text typed into the link, most likely the new document's title. */
  typed: string
  onCreated: (name: string) => void
}

/** Opens a short form for a new linked document; null where that is not possible. */
export const QuickCreateContext = createContext<((request: Request) => void) | null>(null)

export type QuickCreateRequest = Request
