import { useId, useState } from 'react'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { collectionsCall, type PackageToHandOver } from '../../ui/hand-over/hand-over-calls.ts'
import { collectorNames, PackageList } from '../../ui/hand-over/package-list.tsx'

/** Packages shown at once; a search finds the others. */
const MOST_SHOWN = 20

function usePackages(event: string) {
  const code = `event:${event}`
  const { query } = useOwnCall(collectionsCall(code))
  return { code, packages: query.data?.packages ?? [], onHandedOver: () => query.refetch() }
}

interface TicketPackagesProps {
  event: string
  /** Registration of the ticket that was scanned last. */
  registration: string | null
}

/** Packages of the buyer who holds the scanned ticket; nothing without any. */
export function TicketPackages({ event, registration }: TicketPackagesProps) {
  const t = useTranslate()
  const id = useId()
  const { packages, ...list } = usePackages(event)
  const own = packages.filter(
    ({ collectors }) =>
      registration !== null && collectors.some((collector) => collector.registration === registration),
  )
  if (own.length === 0) return null
  return (
    <section className="card padded stack" aria-labelledby={id}>
      <h2 id={id}>{t('hand_over.for_ticket')}</h2>
      <PackageList packages={own} {...list} />
    </section>
  )
}

const matches =
  (words: string) =>
  (one: PackageToHandOver): boolean =>
    `${one.fulfilment} ${collectorNames(one)}`.toLowerCase().includes(words.trim().toLowerCase())

/** Packages that buyers pick up at the event, found by order number or name. */
export function PackagesPart({ event }: { event: string }) {
  const t = useTranslate()
  const id = useId()
  const { packages, ...list } = usePackages(event)
  const [words, setWords] = useState('')
  if (packages.length === 0) return null
  const found = packages.filter(matches(words)).slice(0, MOST_SHOWN)
  return (
    <section className="card padded stack" aria-labelledby={id}>
      <h2 id={id}>{t('hand_over.title')}</h2>
      <div className="field">
        <label htmlFor={`${id}-find`}>{t('hand_over.find')}</label>
        <input
          id={`${id}-find`}
          className="input"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <p className="dim" role="status">
          {t('hand_over.none_found')}
        </p>
      ) : (
        <PackageList packages={found} {...list} />
      )}
    </section>
  )
}
