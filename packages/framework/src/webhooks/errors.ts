import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const webhookErrors = errorCatalogue('webhooks', frameworkMessages.en, {
  not_public: {
    type: 'ValidationError',
  },
  short_secret: {
    type: 'ValidationError',
    values: (least: number) => ({ least }),
  },
  on_its_way: { type: 'ValidationError' },
})
