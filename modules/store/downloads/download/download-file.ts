import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { keyOfUrl, storageOf } from '#framework/files'
import { anyone, Download, method } from '#framework/modules'
import { datetimeIn } from '#meta'
import { formatLongDate } from '#money/receipts'
import { requireOrderAccess } from '#store/orders'
import { downloadErrors } from '../errors.ts'
import { DownloadCount } from './download-count.doctype.ts'
import { listOrderDownloads, type OrderDownload } from './order-downloads.queries.ts'

type Site = Context['site']

/** Counts a download under the lock of its row, so that concurrent calls do not exceed the limit. */
async function countDownload(
  documents: Documents,
  timeZone: string,
  { order, found: { line, download, most } }: { readonly order: string; readonly found: OrderDownload },
): Promise<void> {
  const system = documents.asSystem()
  const name = `${line}-${download}`
  const row = { name, order, order_line: line, product_download: download, download_count: 0 }
  await system.insertMany(DownloadCount, [row], { onConflict: 'skip' })
  const { download_count } = await system.lock(DownloadCount, name)
  if (most !== null && download_count >= most) throw downloadErrors.limit_reached(most)
  const last_at = datetimeIn(timeZone, documents.now)
  await system.save(DownloadCount, name, { download_count: download_count + 1, last_at })
}

/** Reads while sending, after the transaction, so that a slow line occupies no database connection. */
async function* readBytes({ settings }: Site, file: string): AsyncGenerator<Uint8Array> {
  const key = keyOfUrl(file)
  if (key !== null) yield await storageOf(settings).bytes(key)
}

/**
 * Sends a file that the order bought, and counts it. The file has no address of its own: each call checks the order's
 * token or session, that the item is still paid for, and the limits.
 */
export const downloadFile = method({
  access: anyone,
  input: { token: text(), name: text(), line: text({ required: true }), download: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents, site }) {
    const order = await requireOrderAccess(documents, input)
    const found = (await listOrderDownloads(documents, order)).find(
      ({ line, download }) => line === input.line && download === input.download,
    )
    if (!found) throw downloadErrors.no_download()
    if (found.until !== null && found.until < documents.today)
      throw downloadErrors.time_over(formatLongDate(found.until, 'en'))
    await countDownload(documents, site.settings.timeZone, { order, found })
    return new Download({
      fileName: found.file_name,
      contentType: 'application/octet-stream',
      chunks: readBytes(site, found.file),
    })
  },
})
