import { useId, type SubmitEvent } from 'react'
import { searchOutline } from 'ionicons/icons'
import { useTranslate } from '../language/text.ts'
import { Icon } from './icon.tsx'
import { useShellActions } from './shell-actions.ts'

interface Props {
  placeholder?: string | undefined
}

/** Search form that works before the app has started and without JavaScript. */
export function SearchField({ placeholder }: Props) {
  const id = useId()
  const t = useTranslate()
  const shell = useShellActions()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const searchText = new FormData(event.currentTarget).get('q')
    event.preventDefault()
    shell.open(`/search?q=${encodeURIComponent(typeof searchText === 'string' ? searchText : '')}`)
  }
  return (
    <form className="search" role="search" action="/search" onSubmit={handleSubmit}>
      <Icon of={searchOutline} isSmall />
      <label className="visually-hidden" htmlFor={id}>
        {t('shell.search')}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={100}
        placeholder={placeholder || t('shell.search_placeholder')}
      />
    </form>
  )
}
