import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Fulfilment, Order } from '#store/orders'
import { addDays } from '#meta'
import { ProductDownload } from '../product-download/product-download.doctype.ts'
import { DownloadSettings } from '../settings/download-settings.doctype.ts'
import { DownloadCount } from './download-count.doctype.ts'

interface DownloadRow {
  readonly line: string
  readonly download: string
  readonly title: string
  readonly product_title: string
  readonly file: string
  readonly file_name: string
  readonly file_size: number
  readonly download_count: number
  readonly delivered_on: string
}

/** A file that an order may download. */
export interface OrderDownload extends Omit<DownloadRow, 'delivered_on'> {
  /** Downloads left; null without a limit. */
  readonly left: number | null
  /** Limit of downloads; null without one. */
  readonly most: number | null
  /** Last day for downloads, 'YYYY-MM-DD'; null without a limit. */
  readonly until: string | null
}

/**
 * Returns the files of an order's delivered digital items. Items that were cancelled, returned or refunded have none.
 * Two statements.
 */
export async function listOrderDownloads(
  documents: Documents,
  order: string,
): Promise<readonly OrderDownload[]> {
  const system = documents.asSystem()
  const { max_downloads, days } = await system.get(DownloadSettings, DownloadSettings.name)
  const rows = await system.statement(
    sql<DownloadRow>`
      select l.name as line, d.name as download, d.title, l.title as product_title, d.file, f.file_name, f.file_size,
        coalesce(c.download_count, 0) as download_count, to_char(p.delivered_at, 'YYYY-MM-DD') as delivered_on
      from "Order Line" l
        join "Fulfilment" p on p.name = l.fulfilment and p.kind = 'digital' and p.state = 'delivered'
        join "Product Download" d on d.product = l.product and d.business = l.business and d.is_active = 1
        join lateral (
          select file_name, coalesce(file_size, 0) as file_size from "File"
          where file_url = d.file and attached_to_name = d.name and attached_to_doctype = ${ProductDownload.name} limit 1
        ) f on true
        left join "Download Count" c on c.order_line = l.name and c.product_download = d.name
      where l.parent = ${order} and l.is_digital = 1
        and l.quantity > l.cancelled_quantity + l.returned_quantity + l.refunded_quantity
      order by l.idx, d.name`,
    { reads: [Order, Fulfilment, ProductDownload, DownloadCount] },
  )
  return rows.map(({ delivered_on, ...row }) => ({
    ...row,
    left: max_downloads === 0 ? null : Math.max(0, max_downloads - row.download_count),
    most: max_downloads === 0 ? null : max_downloads,
    until: days === 0 ? null : addDays(delivered_on, days),
  }))
}
