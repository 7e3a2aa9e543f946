import { closeOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useSay, type Say } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShelfPage } from './catalog-calls.ts'
import { priceWords, valueName } from './facet-words.ts'
import { cleared, isNarrowed, toggled, type ShelfQuestion } from './shelf-question.ts'
import type { Shelf } from './use-shelf.ts'

interface Speech {
  say: Say
  language: string
}

interface Chip {
  words: string
  without: ShelfQuestion
}

function chipsOf({ facets }: ShelfPage, question: ShelfQuestion, { say, language }: Speech): readonly Chip[] {
  const labels = new Map(
    facets.flatMap(({ field, values }) => values.map(({ value, label }) => [`${field}:${value}`, label])),
  )
  const chips = Object.entries(question.chosen).flatMap(([field, values]) =>
    values.map((value) => ({
      words: labels.get(`${field}:${value}`) ?? value,
      without: toggled(question, field, value),
    })),
  )
  const price = priceWords(question, say, language)
  const priced =
    price === null
      ? []
      : [{ words: price, without: { ...question, priceMin: null, priceMax: null, page: 1 } }]
  const stocked = question.isInStock
    ? [{ words: valueName('in_stock', '', say), without: toggled(question, 'in_stock', '1') }]
    : []
  return [...priced, ...chips, ...stocked]
}

/** What was chosen, each a touch away from being taken away. */
export function ChosenChips({ page, shelf }: { page: ShelfPage; shelf: Shelf }) {
  const say = useSay()
  const { language } = useVisit()
  if (!isNarrowed(shelf.question)) return null
  return (
    <ul className="chips">
      {chipsOf(page, shelf.question, { say, language }).map(({ words, without }) => (
        <li key={words}>
          <a
            className="chip is-on"
            aria-label={say('catalog.take_away', { value: words })}
            {...shelf.linkTo(without)}
          >
            {words}
            <Icon of={closeOutline} isSmall />
          </a>
        </li>
      ))}
      <li>
        <a className="chip is-plain" {...shelf.linkTo(cleared(shelf.question))}>
          {say('catalog.clear_all')}
        </a>
      </li>
    </ul>
  )
}
