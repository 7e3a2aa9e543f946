import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence, term } from '#meta'

/** 10.0 MB as the specification counts it, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** Pixels of the largest picture, all frames together. */
export const MOST_PIXELS = 40_000_000

const KINDS =
  'PNG, JPEG, WebP, GIF and AVIF pictures, MP4 and MOV videos, PDF, Word, Excel, OpenDocument, text and CSV files'

const shared = errorCatalogue('files', {
  empty: { type: 'ValidationError', message: (name: string) => sentence`${name} is empty` },
  unknown_kind: {
    type: 'ValidationError',
    message: (name: string, label: string) =>
      sentence`${name} is ${label}, which cannot be uploaded. These can: ${term(KINDS)}.`,
  },
  not_what_it_says: {
    type: 'ValidationError',
    message: (name: string, label: string) => sentence`${name} is not what its name says: it is a ${label}`,
  },
  unreadable_picture: {
    type: 'ValidationError',
    message: (name: string) => sentence`${name} is damaged: the picture in it cannot be read`,
  },
  too_many_pixels: {
    type: 'ValidationError',
    message: (name: string) =>
      sentence`${name} is too large a picture: at most ${MOST_PIXELS / 1_000_000} megapixels can be uploaded`,
  },
  over_the_forms_limit: {
    type: 'MaxFileSizeReachedError',
    message: (name: string, largest: number) =>
      sentence`${name} is too large: this form takes files of up to ${(largest / 1024 / 1024).toFixed(1)} MB`,
  },
  bad_base64: { type: 'ValidationError', message: () => 'The content is not valid base64' },
  no_content: { type: 'MandatoryError', message: () => 'Error: Value missing for File: Content' },
  by_upload_only: { type: 'ValidationError', message: () => 'A file is made by uploading its content' },
  too_many: {
    type: 'ValidationError',
    message: (type: string, most: number) => sentence`At most ${most} files can hang at one ${term(type)}`,
  },
  unknown_folder: {
    type: 'DoesNotExistError',
    message: (folder: string) => sentence`There is no folder ${folder}`,
  },
  folder_in_use: {
    type: 'LinkExistsError',
    message: (folder: string) => sentence`${folder} cannot go: there is something in it`,
  },
  standing_folder: {
    type: 'ValidationError',
    message: (folder: string) => sentence`${folder} stays as it is`,
  },
  unfinished_uploads: {
    type: 'TooManyRequestsError',
    message: () => 'Too many uploads are unfinished. Finish one of them, or try again tomorrow.',
  },
  length_required: {
    type: 'ValidationError',
    message: () => 'An upload says at its beginning how many bytes it has',
  },
  unnamed: { type: 'MandatoryError', message: () => 'Error: Value missing for File: File name' },
  incomplete: { type: 'ValidationError', message: () => 'This upload has not arrived whole yet' },
  gone: { type: 'DoesNotExistError', message: () => 'This file does not exist' },
})

export const fileErrors = {
  ...shared,
  too_large: (cause?: unknown) =>
    new DialectError({
      code: 'files.too_large',
      type: 'MaxFileSizeReachedError',
      title: 'File Size Exceeded.!',
      messages: ['Please Upload Files Below Size Of 10.0 MB...!'],
      cause,
    }),
}
