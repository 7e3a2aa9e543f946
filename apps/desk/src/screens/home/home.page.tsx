import {
  useWorkedWithTypes,
  listPath,
  newPath,
  type DeskType,
  documentPath,
} from '../../data/document/desk-types.ts'
import { readSession } from '../../data/user/session.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { useTitle } from '../../ui/use-title.ts'
import { WaitingTiles } from './waiting-tiles.tsx'
import { useLanguage } from '../../language/language.tsx'
import { Link } from 'react-router-dom'
import { chevronForward } from 'ionicons/icons'
import { useLatest, type LatestDocument } from '../../data/overview.ts'
import { toMelaError } from '../../data/query-client.ts'
import { shortMomentText } from '../../ui/dates.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { typeIcon } from '../../ui/type-icons.ts'
import styles from './desk-home.module.css'

export function HomePage() {
  const t = useTranslate()
  const types = useWorkedWithTypes()
  const fullName = readSession()?.fullName ?? ''
  useTitle('')
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('desk.welcome', { name: fullName })}</h1>
          <Today />
        </div>
      </header>
      <WaitingTiles />
      <div className="home-columns">
        <Latest types={types} />
        <StartHere types={types} />
      </div>
    </>
  )
}

export function Today() {
  const { language } = useLanguage()
  const text = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', day: 'numeric', month: 'long' })
  return <p className="dim">{text.format(new Date())}</p>
}

/** Types that users create most often; one that is missing or not permitted is left out. */
const oftenMade = ['Mela Event', 'Gallery', 'Blog Post', 'Product', 'Web Page', 'Business', 'Brand']

export function StartHere({ types }: { types: readonly DeskType[] }) {
  const t = useTranslate()
  const creatable = oftenMade.flatMap((name) => types.filter((type) => type.name === name && type.can_create))
  const singles = types.filter((type) => type.is_single && type.section === 'organisation')
  return (
    <section className="card" aria-labelledby="start">
      <div className="card-head">
        <h2 id="start">{t('desk.start_here')}</h2>
      </div>
      <div className={styles.chipBox}>
        {creatable.map(({ name, label }) => (
          <Link key={name} className="chip round" to={newPath(name)}>
            {t('desk.new_document', { doctype: inSentence(label) })}
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

const grounds = ['', 'brand', 'info', 'ok', 'offer']

interface LatestProps {
  document: LatestDocument
  types: readonly DeskType[]
}

function LatestLine({ document, types }: LatestProps) {
  const { language } = useLanguage()
  const place = types.findIndex(({ name }) => name === document.doctype)
  const menuGroup = types[place]?.section ?? 'organisation'
  return (
    <li>
      <Link to={documentPath(document.doctype, document.name)}>
        <span className={`spot ${grounds[place % grounds.length] ?? ''}`}>
          <Icon of={typeIcon({ name: document.doctype, section: menuGroup })} isSmall />
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

export function Latest({ types }: { types: readonly DeskType[] }) {
  const t = useTranslate()
  const { data, error, refetch } = useLatest()
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
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
