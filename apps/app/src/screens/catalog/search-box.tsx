import { searchOutline } from 'ionicons/icons'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { deviceStore } from '../../data/device-store.ts'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { rememberSearch } from './searched-before.ts'
import { SearchHelp } from './search-help.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  words: string
  onSearch: (words: string) => void
}

const MOST_LETTERS = 100

/** The field, with what it may mean under it. A real form: it works before the app has started. */
export function SearchBox({ words, onSearch }: Props) {
  const id = useId()
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = useSuggestions(isOpen ? typed : '')
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted === '') return
    rememberSearch(deviceStore, wanted)
    setTyped(wanted)
    setIsOpen(false)
    onSearch(wanted)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <div className="search-box">
      <form role="search" action="/search" onSubmit={handleSubmit}>
        <label htmlFor={id}>{say('catalog.search_label')}</label>
        <div className="search-line">
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            value={typed}
            onFocus={() => setIsOpen(true)}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsOpen(true)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setIsOpen(false)
            }}
          />
          <button type="submit" className="button">
            <Icon of={searchOutline} isSmall />
            {say('catalog.search_button')}
          </button>
        </div>
      </form>
      {isOpen && <SearchHelp suggestions={suggestions} onSearch={search} />}
    </div>
  )
}
