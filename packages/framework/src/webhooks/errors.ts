import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const webhookErrors = errorCatalogue('webhooks', {
  not_public: {
    type: 'ValidationError',
    message: () => 'The address must begin with https:// and lead to the public internet',
  },
  short_secret: {
    type: 'ValidationError',
    message: (least: number) => sentence`The secret must be at least ${least} characters long`,
  },
  on_its_way: { type: 'ValidationError', message: () => 'This is on its way already' },
})
