import { useSay } from '../../language/text.ts'
import { Kolam } from '../../ui/kolam.tsx'
import { cleared } from './shelf-question.ts'
import type { Shelf } from './use-shelf.ts'

/** What was chosen leaves nothing; the way on takes it all away, on this very page. */
export function NothingFits({ shelf }: { shelf: Shelf }) {
  const t = useSay()
  return (
    <section className="empty">
      <Kolam size={3} />
      <h2>{t('catalog.none_title')}</h2>
      <p className="dim">{t('catalog.none_text')}</p>
      <a className="button" {...shelf.linkTo(cleared(shelf.question))}>
        {t('catalog.clear_all')}
      </a>
    </section>
  )
}
