import { always, date, docType, int, link, reading } from '#framework/doctypes'

const shown = { readOnly: true, required: true, inList: true } as const

/** Number of times that an affiliate's link was opened on a day. It has no data about visitors. */
export const AffiliateVisit = docType('Affiliate Visit', {
  fields: {
    affiliate: link('Affiliate', { ...shown, indexed: true }),
    day: date(shown),
    visits: int({ ...shown, min: 0, default: 0 }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  uniqueTogether: [['affiliate', 'day']],
  titleField: 'affiliate',
  sort: 'day desc',
  trackChanges: false,
  retainDeleted: false,
  bulkWrites: { skips: ['events'] },
})
