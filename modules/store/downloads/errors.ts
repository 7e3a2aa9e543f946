import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const downloadErrors = errorCatalogue('downloads', messages.en, {
  not_digital: { type: 'ValidationError', field: 'product' },
  not_sold_by: { type: 'ValidationError', field: 'business' },
  not_private: { type: 'ValidationError', field: 'file' },
  not_own_file: { type: 'ValidationError', field: 'file' },
  no_download: { type: 'DoesNotExistError' },
  limit_reached: { type: 'ValidationError', values: (most: number) => ({ most }) },
  time_over: { type: 'ValidationError', values: (day: string) => ({ day }) },
})
