import { defineModule } from '#framework/modules'
import { deliverDigital } from './download/deliver-digital.ts'
import { DownloadCount } from './download/download-count.doctype.ts'
import { downloadFile } from './download/download-file.ts'
import { getDownloads } from './download/get-downloads.ts'
import { messages } from './messages.ts'
import { ProductDownload } from './product-download/product-download.doctype.ts'
import { productDownloadHooks } from './product-download/product-download.hooks.ts'
import { DownloadSettings } from './settings/download-settings.doctype.ts'

export const downloads = defineModule({
  name: 'downloads',
  deskSection: 'store',
  docTypes: [ProductDownload, DownloadCount, DownloadSettings],
  methods: { getDownloads, downloadFile },
  hooks: [productDownloadHooks],
  eventHandlers: [deliverDigital],
  messages,
})
