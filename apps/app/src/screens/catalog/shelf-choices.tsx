import { gridOutline, listOutline } from 'ionicons/icons'
import { useId } from 'react'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { sortNames } from './facet-words.ts'
import { sorts, type Sort } from './shelf-question.ts'
import type { Shelf } from './use-shelf.ts'

interface Props {
  shelf: Shelf
  /** How the list that is shown is sorted. */
  sort: Sort
  /** How it stands unless somebody chooses. */
  own: Sort
}

/** The order of a list, and how it looks. */
export function ShelfChoices({ shelf, sort, own }: Props) {
  const t = useSay()
  const id = useId()
  const { question } = shelf
  const choices: readonly Sort[] = [own, ...sorts.filter((one) => one !== own && one !== 'position')]
  return (
    <div className="shelf-choices">
      <div className="view-choice" role="group" aria-label={t('catalog.view')}>
        <ViewButton shelf={shelf} view="grid" icon={gridOutline} label={t('catalog.grid_view')} />
        <ViewButton shelf={shelf} view="list" icon={listOutline} label={t('catalog.list_view')} />
      </div>
      <label htmlFor={id} className="visually-hidden">
        {t('catalog.sort')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = choices.find((one) => one === event.target.value) ?? own
          shelf.ask({ ...question, sort: chosen === own ? null : chosen, page: 1 })
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(sortNames[one])}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ViewProps {
  shelf: Shelf
  view: 'grid' | 'list'
  icon: string
  label: string
}

function ViewButton({ shelf, view, icon, label }: ViewProps) {
  const { question, firstPage } = shelf
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-pressed={question.view === view}
      onClick={() => shelf.ask({ ...question, view, page: firstPage })}
    >
      <Icon of={icon} />
    </button>
  )
}
