import { docType, everything, int, single } from '#framework/doctypes'

/** Limits of downloads of digital products. */
export const DownloadSettings = docType('Download Settings', {
  naming: single,
  fields: {
    max_downloads: int({
      ...{ label: 'Downloads for each file', required: true, min: 0, max: 1000, default: 5 },
      description: 'For each item of an order; 0 for no limit',
    }),
    days: int({
      ...{ label: 'Days for downloads', required: true, min: 0, max: 3650, default: 90 },
      description: 'After the payment; 0 for no limit',
    }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything },
})
