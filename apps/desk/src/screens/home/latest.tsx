import { chevronForward } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { documentPath, type DeskType } from '../../data/document/desk-types.ts'
import { useLatest, type LatestDocument } from '../../data/overview.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { shortMomentText } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { typeIcon } from '../../ui/type-icons.ts'

const grounds = ['', 'brand', 'info', 'ok', 'offer']

interface LatestProps {
  document: LatestDocument
  types: readonly DeskType[]
}

function LatestLine({ document, types }: LatestProps) {
  const { language } = useLanguage()
  const place = types.findIndex(({ name }) => name === document.doctype)
  const menuGroup = types[place]?.shelf ?? 'organisation'
  return (
    <li>
      <Link to={documentPath(document.doctype, document.name)}>
        <span className={`spot ${grounds[place % grounds.length] ?? ''}`}>
          <Icon of={typeIcon({ name: document.doctype, shelf: menuGroup })} isSmall />
        </span>
        <span className="grow">
          <b className="mid">{document.title}</b>
          <span className="small dim">{types[place]?.label ?? document.doctype}</span>
        </span>
        <span className="small dim num">{shortMomentText(document.creation, language)}</span>
        <Icon of={chevronForward} isSmall isFlippedInRtl />
      </Link>
    </li>
  )
}

/** What came in last, whatever its type. */
export function Latest({ types }: { types: readonly DeskType[] }) {
  const t = useTranslate()
  const { data, error, refetch } = useLatest()
  if (error) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} height={60} />
  return (
    <section className="card line-list" aria-labelledby="latest">
      <div className="card-head">
        <h2 id="latest">{t('desk.came_in')}</h2>
      </div>
      {data.length === 0 ? (
        <p className="card-text dim">{t('states.empty_text')}</p>
      ) : (
        <ul>
          {data.map((document) => (
            <LatestLine key={`${document.doctype} ${document.name}`} document={document} types={types} />
          ))}
        </ul>
      )}
    </section>
  )
}
