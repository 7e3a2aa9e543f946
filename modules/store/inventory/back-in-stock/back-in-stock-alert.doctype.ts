import { always, datetime, docType, grant, link, select, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

const looks = grant({ select: always, read: always, report: always, delete: always })

export const BackInStockAlert = docType('Back In Stock Alert', {
  fields: {
    product: link('Product', { required: true, inList: true, indexed: true, ...shown }),
    variant: text({ required: true, indexed: true, hidden: true, ...shown }),
    state: select(['waiting', 'notified'], {
      label: 'Status',
      tones: { waiting: 'info', notified: 'ok' },
      renamedChoices: { told: 'notified' },
      required: true,
      default: 'waiting',
      inList: true,
      indexed: true,
      ...shown,
    }),
    email: text({ format: 'Email', inList: true, ...shown }),
    user: link('User', { ignoreUserPermissions: true, indexed: true, ...shown }),
    language: select(['en', 'hi', 'ta'], {
      ...shown,
      description: 'Language of messages to a guest',
    }),
    notified_at: datetime({ renamedFrom: 'told_at', label: 'Notified at', inList: true, ...shown }),
    slot: text({
      label: 'Open slot key',
      ...{ unique: true, hidden: true, maxLength: 400, ...shown },
      description: 'Set while the alert is waiting: one per variant and person',
    }),
  },
  statusField: 'state',
  access: { 'System Manager': looks, 'Store Manager': looks },
  titleField: 'product',
  searchFields: ['email', 'product'],
  sort: 'creation desc',
  trackChanges: false,
})
