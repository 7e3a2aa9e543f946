import { searchOutline } from 'ionicons/icons'
import { useId, useRef, useState, type ReactNode, type SubmitEvent, useEffect } from 'react'
import { deviceStore } from '../../../data/device/device-store.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { rememberSearch, SearchHelp } from './search-help.tsx'
import { useVisit } from '../../../data/visit.ts'
import { readSuggestions, type Suggestions } from '../catalog-calls.ts'
import styles from '../catalog.module.css'

/** Milliseconds without a key press before suggestions are requested. */
const PAUSE = 180
const FEWEST_LETTERS = 2

/**
 * Fetches suggestions; null until known. Late responses are dropped, and the previous suggestions stay while the next
 * load.
 */
function useSuggestions(typed: string): Suggestions | null {
  const text = typed.trim()
  const { business } = useVisit()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return undefined
    let isWanted = true
    const waiting = setTimeout(() => {
      readSuggestions(text, { business }).then(
        (next) => {
          if (isWanted) setSuggestions(next)
        },
        // The search works without suggestions.
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [text, business])
  return text.length >= FEWEST_LETTERS ? suggestions : null
}

interface Props {
  searchText: string
  onSearch: (searchText: string) => void
  children: ReactNode
}

const MAX_LETTERS = 100

/** Search form with its results or suggestions. A real form works before the app has started. */
export function SearchBox({ searchText, onSearch, children }: Props) {
  const id = useId()
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(searchText)
  const [isOpen, setIsOpen] = useState(false)
  const isDraft = isOpen && typed.trim() !== searchText
  const suggestions = useSuggestions(isDraft ? typed : '')
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
  const help = <SearchHelp typed={typed.trim()} suggestions={suggestions} onSearch={search} />
  return (
    <>
      <div className={styles.searchBox}>
        <form role="search" aria-label={t('catalog.search_label')} action="/search" onSubmit={handleSubmit}>
          <label htmlFor={id} className="visually-hidden">
            {t('catalog.search_label')}
          </label>
          <div className={styles.searchLine}>
            <input
              ref={field}
              id={id}
              name="q"
              type="search"
              autoComplete="off"
              maxLength={MAX_LETTERS}
              value={typed}
              onFocus={() => setIsOpen(true)}
              onChange={(event) => {
                setTyped(event.target.value)
                setIsOpen(true)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                // The browser would empty the field, and the results would stay hidden.
                event.preventDefault()
                setTyped(searchText)
                setIsOpen(false)
              }}
            />
            <button type="submit" className="button">
              <Icon of={searchOutline} isSmall />
              {t('catalog.search_button')}
            </button>
          </div>
        </form>
        {isOpen && (isDraft || searchText === '') && help}
      </div>
      {!isDraft && children}
    </>
  )
}
