import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState, type FocusEvent, type KeyboardEvent, useEffect } from 'react'
import { queryOnce } from '../../../data/query/query-client.ts'
import { useTranslate } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from './control.ts'
import { type LinkChoice, askChoices } from '../form-calls.ts'
import { textOf } from '../submission/wire-answers.ts'
import { useFormSurroundings } from '../form-context.ts'
import styles from '../form.module.css'
import pickAndUploadStyles from '../pick-and-upload.module.css'

const pageLength = 100
const askAfter = 250

/** Returns what was typed once nobody has typed for a moment; an emptied field counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : askAfter)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Fetches a link's choices whenever it is opened, in pages of 100 by name. */
function useLinkChoices(fieldname: string, text: string, isOpen: boolean) {
  const { webForm, table } = useFormSurroundings()
  const path = table === '' ? fieldname : `${table}.${fieldname}`
  const txt = useSettled(text)
  const query = useInfiniteQuery({
    ...queryOnce,
    staleTime: 0,
    queryKey: ['link choices', webForm, path, txt],
    queryFn: ({ pageParam }) => askChoices({ web_form: webForm, fieldname: path, txt, start: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.flat().length),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  return {
    choices: query.data?.pages.flat() ?? [],
    hasMore: query.hasNextPage,
    state: stateOf(query),
    more: () => void query.fetchNextPage(),
  }
}

type Asking = 'asking' | 'answered' | 'failed'

function stateOf({ isFetching, isError }: { isFetching: boolean; isError: boolean }): Asking {
  if (isFetching) return 'asking'
  return isError ? 'failed' : 'answered'
}

export function LinkControl(props: ControlProps) {
  const { field, value, onChange, onBlur } = props
  const t = useTranslate()
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [title, setTitle] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = text !== null
  const found = useLinkChoices(field.fieldname, text ?? '', isOpen)
  const name = textOf(value)

  const handleChoice = (choice: LinkChoice) => {
    setTitle(choice.title)
    onChange(choice.name)
    setText(null)
  }
  const handleLeave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (text === '' && name !== '') onChange('')
    setText(null)
    onBlur()
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = keyOutcome(event.key, { isOpen, active, count: found.choices.length })
    if (next === null) return
    event.preventDefault()
    const choice = found.choices[active]
    if (next === 'choose' && choice) handleChoice(choice)
    else if (typeof next === 'string') setText(null)
    else {
      setText(text ?? '')
      setActive(next)
    }
  }
  const shownTitle = name === '' ? '' : (title ?? name)
  return (
    <div className={styles.picker} onBlur={handleLeave}>
      <input
        {...attributesOf(props)}
        onBlur={undefined}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.choices[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        className="input"
        placeholder={isOpen ? shownTitle || t('forms.search_choices') : t('forms.choose')}
        value={text ?? shownTitle}
        onClick={() => setText(text ?? '')}
        onKeyDown={handleKey}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <Choices
        id={listId}
        label={field.label}
        found={found}
        isOpen={isOpen}
        active={active}
        name={name}
        onChoice={handleChoice}
      />
    </div>
  )
}

interface ChoicesProps {
  id: string
  label: string
  found: ReturnType<typeof useLinkChoices>
  isOpen: boolean
  active: number
  name: string
  onChoice: (choice: LinkChoice) => void
}

function Choices({ id, label, found, isOpen, active, name, onChoice }: ChoicesProps) {
  const t = useTranslate()
  const { choices, state, hasMore, more } = found
  return (
    <div className={pickAndUploadStyles.pickerList} hidden={!isOpen}>
      <ul id={id} role="listbox" aria-label={label}>
        {choices.map((choice, index) => (
          <li
            key={choice.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={choice.name === name}
            className={index === active ? pickAndUploadStyles.isActive : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoice(choice)}
          >
            {choice.title}
          </li>
        ))}
      </ul>
      <p className={pickAndUploadStyles.pickerState} role="status">
        {state === 'asking' && t('states.loading')}
        {state === 'failed' && t('forms.choices_failed')}
        {state === 'answered' && choices.length === 0 && t('forms.no_choices')}
      </p>
      {hasMore && state === 'answered' && (
        <button type="button" className="plain-button" onClick={more}>
          {t('states.load_more')}
        </button>
      )}
    </div>
  )
}

interface ListState {
  isOpen: boolean
  active: number
  count: number
}

/** Returns a key's effect: another choice, choose, close; null leaves the key to the browser. */
function keyOutcome(key: string, { isOpen, active, count }: ListState): number | 'choose' | 'close' | null {
  if (key === 'ArrowDown') return isOpen ? Math.min(active + 1, Math.max(count - 1, 0)) : 0
  if (!isOpen) return null
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Enter') return 'choose'
  return key === 'Escape' ? 'close' : null
}
