import { always, datetime, docType, format, int, link, reading, text } from '#framework/doctypes'

const shown = { readOnly: true, inList: true } as const

/** Counts how often an order downloaded a file. Only the system writes it, and its row is the lock of its writers. */
export const DownloadCount = docType('Download Count', {
  naming: format('{order_line}-{product_download}'),
  fields: {
    order: link('Order', { required: true, ...shown, indexed: true }),
    order_line: text({ required: true, readOnly: true, hidden: true, indexed: true }),
    product_download: link('Product Download', { label: 'File', required: true, ...shown }),
    download_count: int({ label: 'Downloads', required: true, min: 0, default: 0, ...shown }),
    last_at: datetime({ label: 'Last download', ...shown }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  titleField: 'order',
  searchFields: ['order'],
  sort: 'last_at desc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})
