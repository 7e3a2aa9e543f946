import { downloadOutline } from 'ionicons/icons'
import { useAction, useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { mediumDay } from '../../ui/text/date-text.ts'
import { fileSizeText } from '../../ui/text/file-size-text.ts'
import { downloadsCall, fetchDownload, type OrderDownload } from './order-calls.ts'
import styles from './orders.module.css'

function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // Some browsers take the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Lists the files of an order's digital items, with how often and until when they can be downloaded. */
export function DownloadsPart({ opener }: { opener: string }) {
  const t = useTranslate()
  const found = useCall(downloadsCall(opener))
  if (!found.data || found.data.length === 0) return null
  return (
    <section className="card padded stack" aria-labelledby="order-downloads">
      <h2 id="order-downloads">{t('orders.downloads')}</h2>
      <ul className={styles.downloads}>
        {found.data.map((one) => (
          <DownloadRow
            key={`${one.line} ${one.download}`}
            download={one}
            opener={opener}
            onDone={() => void found.refetch()}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  download: OrderDownload
  opener: string
  onDone: () => void
}

function DownloadRow({ download, opener, onDone }: RowProps) {
  const t = useTranslate()
  const asking = useAction((error) => refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
  const { title, file_name, file_size, can_download } = download
  const handleDownload = () =>
    void asking.ask(async () => {
      saveFile(await fetchDownload(opener, download), file_name)
      onDone()
    })
  return (
    <li>
      <span className={styles.downloadText}>
        <b className="bold">{title}</b>
        <span className="meta">{`${file_name} · ${fileSizeText(file_size)}`}</span>
        <Limits download={download} />
        <ProblemNote problem={asking.problem} />
      </span>
      {can_download === 1 && (
        <button
          type="button"
          className="button line"
          aria-label={t('orders.download_file', { title })}
          aria-disabled={asking.isBusy}
          onClick={handleDownload}
        >
          <Icon of={downloadOutline} isSmall />
          {t('orders.download')}
        </button>
      )}
    </li>
  )
}

function Limits({ download: { left, until, can_download } }: Pick<RowProps, 'download'>) {
  const t = useTranslate()
  const { language } = useVisit()
  if (can_download === 0) return <span className="meta">{t('orders.downloads_over')}</span>
  const parts = [
    left === null ? null : t('orders.downloads_left', { count: left }),
    until === null ? null : t('orders.downloads_until', { day: mediumDay(until, language) }),
  ]
  return <span className="meta">{parts.filter((part) => part !== null).join(' · ')}</span>
}
