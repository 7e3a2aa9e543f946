import { typeMessage } from '#framework/doctypes'
import { errorCatalogue, errorFactory } from '#framework/errors'
import { frameworkMessages, frameworkMessage } from '#framework/messages'

const error = errorFactory('files', frameworkMessages.en)

/** Bytes; 10.0 MB as the specification counts them. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** Pixels of the largest picture, all frames together. */
export const MAX_PIXELS = 40_000_000

const shared = errorCatalogue('files', frameworkMessages.en, {
  empty: { type: 'ValidationError', values: (name: string) => ({ name }) },
  unknown_kind: {
    type: 'ValidationError',
    values: (name: string, label: string) => ({ name, label, kinds: frameworkMessage('files.kinds') }),
  },
  type_mismatch: {
    type: 'ValidationError',
    values: (name: string, label: string) => ({ name, label }),
  },
  unreadable_picture: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  too_many_pixels: {
    type: 'ValidationError',
    values: (name: string) => ({ name, most: MAX_PIXELS / 1_000_000 }),
  },
  over_the_forms_limit: {
    type: 'MaxFileSizeReachedError',
    values: (name: string, largest: number) => ({ name, largest: (largest / 1024 / 1024).toFixed(1) }),
  },
  bad_base64: { type: 'ValidationError' },
  no_content: { type: 'MandatoryError' },
  by_upload_only: { type: 'ValidationError' },
  too_many: {
    type: 'ValidationError',
    values: (type: string, most: number) => ({ most, type: typeMessage(type) }),
  },
  unknown_folder: {
    type: 'DoesNotExistError',
    values: (folder: string) => ({ folder }),
  },
  folder_in_use: {
    type: 'LinkExistsError',
    values: (folder: string) => ({ folder }),
  },
  fixed_folder: {
    type: 'ValidationError',
    values: (folder: string) => ({ folder }),
  },
  unfinished_uploads: {
    type: 'TooManyRequestsError',
  },
  length_required: {
    type: 'ValidationError',
  },
  unnamed: { type: 'MandatoryError' },
  incomplete: { type: 'ValidationError' },
  gone: { type: 'DoesNotExistError' },
})

export const fileErrors = {
  ...shared,
  too_large: (cause?: unknown) =>
    error('too_large', {
      type: 'MaxFileSizeReachedError',
      title: frameworkMessage('title.file_size_exceeded'),
      cause,
    }),
}
