import { Link } from 'react-router-dom'
import { listPath, newPath, type DeskType } from '../../data/document/desk-types.ts'
import { useTranslate } from '../../language/translate.ts'

/** What people of this house make most often; a type that a site does not have, or may not be made, is left out. */
const oftenMade = ['Mela Event', 'Gallery', 'Product', 'Web Page', 'Business', 'Brand']

/** Ways to begin something, and to what there is one of. */
export function StartHere({ types }: { types: readonly DeskType[] }) {
  const t = useTranslate()
  const creatable = oftenMade.flatMap((name) => types.filter((type) => type.name === name && type.can_create))
  const singles = types.filter((type) => type.is_single && type.shelf === 'organisation')
  return (
    <section className="card" aria-labelledby="start">
      <div className="card-head">
        <h2 id="start">{t('desk.start_here')}</h2>
      </div>
      <div className="chip-box">
        {creatable.map(({ name, label }) => (
          <Link key={name} className="chip round" to={newPath(name)}>
            {t('desk.new_document', { doctype: label })}
          </Link>
        ))}
        {singles.map(({ name, plural }) => (
          <Link key={name} className="chip round" to={listPath(name)}>
            {plural}
          </Link>
        ))}
        <a className="chip round" href="/">
          {t('desk.see_site')}
        </a>
      </div>
    </section>
  )
}
